import { smoothThrough } from '@/lib/geometry/fit';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { endOf, pathFrom, polyline, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { allowancesFor } from '../assembly/allowances';
import { familyOf } from '../kernel/cloth';
import { edgesOf, hasLine, pointOnLine } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelInternal, type PanelLine, panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { type LineRef, seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { SIDES } from '../slits/sides';
import { slitLength } from '../slits/slit-length';
import { highestMouth, hipFamily, mouthHeight } from './place';
import type { Pocket } from './pocket';
import { freeOfDart } from './pressed-dart';
import { tooShort } from './room';

/** Length of the mouth: what a hand goes through, and what is wanted (H). */
const MOUTH = { wanted: 16, least: 11 };
/** Seam left closed above the hem. */
const ABOVE_HEM = 2;
/** The mouth of a pocket lies a little higher in the side than on the front. */
const HIGHER = 1.5;

/** The stretch of side seam that opens into the pocket. */
const POCKET_MOUTH = 'side@pocket';

interface Mouth {
  readonly from: number;
  readonly to: number;
}

function sidePanel(panels: readonly Panel[], family: string): Panel {
  const own = familyOf(panels, family).find((panel) => hasLine(panel, 'side'));
  if (!own) throw tooShort();
  return own;
}

/** Where the mouth may lie on the garment: the slit below it, the allowance beside it, and the greatest height it ends at. */
interface Bounds {
  readonly slit: number;
  readonly allowance: number;
  readonly highest: number;
}

/**
 * Where the mouth lies, measured up the side from the hem, clear of a slit and of a dart pressed down: at its usual
 * height, or as much higher as a hand needs on a side that is short.
 */
function mouthOn(front: Panel, { slit, allowance, highest }: Bounds): Mouth {
  const lowest = edgesOf(front, 'side')[0];
  if (!lowest) throw tooShort();
  const usual = mouthHeight(startOf(lowest.path).y) + HIGHER;
  const free = Math.min(pathLength(lowest.path) - 1, freeOfDart(front, lowest, allowance));
  const endAt = (height: number) => {
    const [hit] = intersectHorizontal(lowest.path, height);
    return lowest.from + Math.min(hit?.length ?? Infinity, free);
  };
  const least = lowest.from + slit + ABOVE_HEM;
  const to = Math.max(endAt(usual), Math.min(least + MOUTH.least, endAt(Math.max(usual, highest))));
  if (to - least < MOUTH.least - 1e-9) throw tooShort();
  return { from: Math.max(least, to - MOUTH.wanted), to };
}

/** Length of the lines that mark both ends of a mouth on the garment. */
const MARK = 1;

/** Both ends of the mouth, marked on the cloth beside them. */
function mouthMarks(panel: Panel, from: number, to: number): PanelInternal[] {
  return [from, to].map((at, i) => {
    const end = pointOnLine(panel, 'side', at);
    return {
      id: `pocket-end-${i + 1}`,
      kind: 'placement',
      path: polyline({ x: end.x - MARK, y: end.y }, end),
    };
  });
}

/** The panel with its side opened: the mouth is a line of its own, sewn apart from the rest. */
function opened(side: Panel, { from, to }: Mouth): Panel {
  const cut = splitLine(splitLine(side, 'side', from), 'side', to);
  const isMouth = (at: number) => at > from - 1e-6 && at < to - 1e-6;
  const edges = cut.edges.map(
    (own): PanelEdge =>
      own.line === 'side' && isMouth(own.from) ? { ...own, line: POCKET_MOUTH, from: own.from - from } : own,
  );
  return { ...cut, edges, internals: [...cut.internals, ...mouthMarks(cut, from, to)] };
}

/** The hand's way from the upper end of the mouth, into the garment, down and back to the lower end (H). */
function bagOutline(mouth: Path): Path {
  const [low, high] = [startOf(mouth), endOf(mouth)];
  const inner = Math.min(low.x, high.x);
  return smoothThrough(
    [
      high,
      { x: inner - 8, y: high.y - 1.5 },
      { x: inner - 13, y: low.y - 2 },
      { x: inner - 9, y: low.y - 9 },
      { x: inner - 3, y: low.y - 7.5 },
      low,
    ],
    { startDir: { x: -1, y: 0 }, endDir: { x: 0.5, y: 1 } },
  );
}

function bagPanel(id: string, mouth: Path): Panel {
  return panel({
    id,
    part: 'pocket',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [edge('mouth', mouth), edge('outer', bagOutline(mouth))],
  });
}

const BAGS = { front: 'pocket-bag-upper', back: 'pocket-bag-under' } as const;

/** Bags in both side seams, one half sewn to the front, the other to the back. */
export const IN_SEAM: Pocket = {
  id: 'in-seam',
  add: (plan, context) => {
    const families = { front: hipFamily(plan, 'front'), back: hipFamily(plan, 'back') };
    const [front, back] = [sidePanel(plan.panels, families.front), sidePanel(plan.panels, families.back)];
    const slit =
      context.choices.options['side-slit'] === SIDES.id ? slitLength(context, SIDES, plan).length : 0;
    const allowance = allowancesFor(context.choices).seam;
    const mouth = mouthOn(front, { slit, allowance, highest: highestMouth(plan, context) });
    const openFront = opened(front, mouth);
    const panels = plan.panels.map((own) =>
      own === front ? openFront : own === back ? opened(back, mouth) : own,
    );
    const path = pathFrom(edgesOf(openFront, POCKET_MOUTH).flatMap((own) => own.path));
    const on = (family: string, line: PanelLine): LineRef[] => [{ family, line }];
    const attach = (face: 'front' | 'back') =>
      seam({
        id: `pocket-${face}`,
        operation: 'attach-in-seam-bag',
        a: on(BAGS[face], 'mouth'),
        b: on(families[face], POCKET_MOUTH),
      });
    return mergePlans(
      { ...plan, panels },
      {
        panels: [bagPanel(BAGS.front, path), bagPanel(BAGS.back, path)],
        seams: [
          attach('front'),
          attach('back'),
          seam({
            id: 'pocket-bag',
            operation: 'sew-pocket-bag',
            stage: 'inSeamBagSeams',
            a: on(BAGS.front, 'outer'),
            b: on(BAGS.back, 'outer'),
          }),
        ],
        operations: [
          operation({
            id: 'pocket-mouth',
            operation: 'press-pocket-mouth',
            lines: on(families.front, POCKET_MOUTH),
            figures: { mouth: Math.round((mouth.to - mouth.from) * 10) / 10 },
          }),
        ],
      },
    );
  },
};
