import { cyclic } from '@/lib/geometry/sequence';
import { STAGES } from '@/lib/operations/stages';
import { INNER } from '../facings/trace';
import { dartSeams, fisheyeOperations } from '../garments/bodice-seams';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { sewnLength } from './cut-away';
import { FREE_CENTRE, OPEN_CENTRE } from './opening';
import { PLEAT } from './pleat';
import { OPEN } from './slits';

interface Pair {
  readonly front: Panel;
  readonly back: Panel;
}

/** The facings of a face, from the shoulder down: that of a lap goes on in its skirt. */
type Faced = Readonly<Record<'front' | 'back', readonly Panel[]>>;

const on = ({ family }: Panel, line: PanelLine, reversed = false): LineRef[] => [
  { family, line, ...(reversed ? { reversed } : {}) },
];

/** Darts of the lining are sewn with the rest of it, after the garment. */
function darts(panel: Panel): SeamPlan[] {
  return dartSeams(panel).map((own) => ({ ...own, stage: STAGES.liningDarts }));
}

/** The seam down the middle of a half that is cut as one of a pair, where a zip leaves any. */
function centreSeam(panel: Panel, face: 'front' | 'back'): SeamPlan[] {
  if (!panel.edges.some(({ line, role }) => line === 'centre' && role === 'seam')) return [];
  const centre = on(panel, 'centre');
  return [seam({ id: `lining-centre-${face}`, operation: 'sew-lining', a: centre, b: centre })];
}

/** Shoulders where the facing leaves any, what a sleeve joins before the sides are closed, and sides. */
export function bodySeams({ front, back }: Pair, sleeves: readonly SeamPlan[]): SeamPlan[] {
  const shoulder = hasLine(front, 'shoulder')
    ? [
        seam({
          id: 'lining-shoulder',
          operation: 'sew-lining',
          a: on(back, 'shoulder'),
          b: on(front, 'shoulder'),
          ease: lineLength(back, 'shoulder') - lineLength(front, 'shoulder'),
        }),
      ]
    : [];
  return [
    ...darts(front),
    ...darts(back),
    ...centreSeam(front, 'front'),
    ...centreSeam(back, 'back'),
    ...shoulder,
    ...sleeves,
    seam({ id: 'lining-side', operation: 'sew-lining', a: on(front, 'side'), b: on(back, 'side') }),
  ];
}

/** Lining to facing along its whole free edge, from the shoulder or the side on, down a skirt where that is faced too. */
export function facingSeams(lining: Pair, facings: Faced): SeamPlan[] {
  return (['front', 'back'] as const).map((face) =>
    seam({
      id: `lining-${face}-facing`,
      operation: 'attach-lining',
      a: on(lining[face], INNER),
      // One cut on to a front ends above it: laid in, its free edge runs as that of the lining does.
      b: facings[face].flatMap((facing) => on(facing, INNER, facing.part === 'facing')),
    }),
  );
}

const lengthOn = (panels: readonly Panel[], line: PanelLine): number =>
  panels.reduce((sum, panel) => sum + lineLength(panel, line), 0);

/** Bare armholes of garment and lining, front and back walked as one up to the tip. */
export function armholeSeam(lining: Pair, outer: readonly Panel[]): SeamPlan {
  const walk = (front: string, back: string): LineRef[] => [
    { family: front, line: 'armhole' },
    { family: back, line: 'armhole', reversed: true },
  ];
  return seam({
    id: 'lining-armhole',
    operation: 'close-lining-armhole',
    a: walk(lining.front.family, lining.back.family),
    b: walk('front', 'back'),
    // A lining shaped less at the waist meets the underarm a shade flatter.
    ease: lengthOn([lining.front, lining.back], 'armhole') - lengthOn(outer, 'armhole'),
  });
}

/** Less than this reaches down beyond the lining by rounding (INVARIANTS A2). */
const LEAST_FREE = 0.02;

/** A lining that meets its facing down to its own hem: that of any other ends in a side or at the centre, as its facing does. */
const endsAtHem = ({ edges }: Panel): boolean =>
  edges.some(({ line }, i) => line === INNER && [-1, 1].some((by) => cyclic(edges, i + by).line === 'hem'));

/** Facings with their free edge sewn to the lining; what reaches down beyond it to the hem stays free. */
export function sewnFacings(facings: readonly Panel[], lining: Panel): Panel[] {
  const last = endsAtHem(lining) ? facings.length - 1 : facings.length;
  const above = lengthOn(facings.slice(0, last), INNER);
  return facings.map((facing, i) =>
    sewnAlong(facing, i === last ? sewnLength(lining) - above : lineLength(facing, INNER)),
  );
}

/** The free edge of a facing sewn for so much of its upper length. */
function sewnAlong(facing: Panel, sewn: number): Panel {
  const beyond = lineLength(facing, INNER) - sewn;
  const free = beyond < LEAST_FREE ? 0 : beyond;
  const cut = free > 0 ? splitLine(facing, INNER, free) : facing;
  const edges = cut.edges.map((own): PanelEdge => {
    if (own.line !== INNER) return own;
    if (own.from < free - 1e-6) return { ...own, line: `${INNER}@hem` };
    return { ...own, role: 'seam', kind: 'seam', from: own.from - free };
  });
  return { ...cut, edges };
}

export function bodyOperations({ front, back }: Pair, sewnToHem: boolean): OperationPlan[] {
  const hems = [...on(front, 'hem'), ...on(back, 'hem')];
  const waist = fisheyeOperations([front, back]).map((own) => ({ ...own, stage: STAGES.liningDarts }));
  const pleat = hasLine(back, PLEAT)
    ? [operation({ id: 'lining-pleat', operation: 'fold-lining-pleat', lines: on(back, PLEAT) })]
    : [];
  const open = [front, back]
    .filter((panel) => hasLine(panel, OPEN_CENTRE))
    .map((panel) =>
      operation({
        id: 'lining-opening',
        operation: 'fell-lining',
        lines: ([OPEN_CENTRE, FREE_CENTRE] as const)
          .filter((line) => hasLine(panel, line))
          .flatMap((line) => on(panel, line)),
      }),
    );
  const slits = [front, back].flatMap((panel) =>
    ([`side@${OPEN}`, `centre@${OPEN}`] as const)
      .filter((line) => hasLine(panel, line))
      .flatMap((line) => on(panel, line)),
  );
  const turned =
    slits.length > 0 ? [operation({ id: 'lining-slits', operation: 'turn-lining-slits', lines: slits })] : [];
  const hem = operation({
    id: 'lining-hem',
    operation: sewnToHem ? 'attach-lining-hem' : 'hem-lining',
    lines: hems,
  });
  return [...waist, ...pleat, ...open, ...turned, hem];
}
