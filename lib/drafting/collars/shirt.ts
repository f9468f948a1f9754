import { required } from '@/lib/errors/required';
import { lineLength } from '../kernel/lines';
import type { Panel, PanelMark } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { markedInterfacing } from '../kernel/strip';
import { holeFor } from '../openings/buttonholes';
import { buttonFor } from '../openings/buttons';
import type { Collar, CollarRequest } from './collar';
import { COVER, fallHalf } from './fall';
import { hooksAndEyes } from './hook';
import { halfNeck } from './neck';
import { collarPanel } from './panels';
import { rollOver } from './peter-pan';
import { fuseOperation, layersSeam, neckEdge, neckSeam, turnedInOperation } from './sewing';
import { type ShirtStand, shirtStand, WIDEST_LAP } from './shirt-stand';
import { SQUARE } from './upright-band';

/** The fall is shorter than its stand, so that it draws smoothly round the neck (METHODS §6: 0.3–0.5 on the half). */
const GAP = 0.4;

interface Drawn {
  readonly stand: ShirtStand;
  readonly lap: number;
  readonly opensInFront: boolean;
}

function drawn({ neck, choices }: CollarRequest): Drawn {
  const opensInFront = neck.opens !== 'back';
  const { loose, ends } = neck;
  // In a point the ends meet: there is nothing to lap.
  const laps = opensInFront && ends.front.straight === 0 && neck.extension <= WIDEST_LAP;
  const lap = laps ? neck.extension : 0;
  const height = required(choices.sizes['collar-height'], 'collar-height');
  const fit = { loose, start: SQUARE, finish: opensInFront ? ends.front : SQUARE };
  return { stand: shirtStand(halfNeck(neck), height, lap, opensInFront, fit), lap, opensInFront };
}

function standPanels({ faced }: CollarRequest, { stand, lap }: Drawn): [Panel, Panel] {
  const cut = { onFold: true, along: true };
  const outer = collarPanel(stand.half, { ...cut, id: 'stand-outer' });
  const inner = collarPanel(stand.half, { ...cut, id: 'stand-inner', turnedIn: !faced });
  return [inner, { ...outer, marks: buttonMarks(stand, lap) }];
}

/** The right end carries the hole, the left one the button: both are marked on the one half, the hole along the band. */
function buttonMarks({ button }: ShirtStand, lap: number): PanelMark[] {
  if (!button) return [];
  const { at, angle } = button;
  return [holeFor(at, buttonFor(lap), angle + 180), { kind: 'button', at }];
}

function fallPanels({ choices }: CollarRequest, { stand, opensInFront }: Drawn): [Panel, Panel] {
  const sized = (name: 'collar-height' | 'collar-width') => required(choices.sizes[name], name);
  const depth = sized('collar-height') + COVER;
  const figures = { length: stand.top - GAP, depth, point: sized('collar-width') };
  const roll = rollOver(figures.depth);
  const under = { ...figures, depth: figures.depth - roll, point: figures.point - roll / 2 };
  return [
    collarPanel(fallHalf(figures), { id: 'collar-upper', onFold: opensInFront, along: true }),
    collarPanel(fallHalf(under), { id: 'collar-under', onFold: opensInFront, along: true }),
  ];
}

function fallSeam(id: string, fall: Panel, stand: Panel, opensInFront: boolean): SeamPlan {
  const own = { family: stand.family, line: 'outer' } as const;
  return seam({
    id,
    operation: 'join-stand',
    a: [{ family: fall.family, line: 'neck', reversed: true }],
    b: [opensInFront ? own : { ...own, reversed: true }],
    ease: -GAP,
  });
}

/** Ends of the stand, beyond the fall: rounded over a lap, they run on into its edge without a corner to meet the fall. */
function endSeam(inner: Panel, outer: Panel): SeamPlan {
  const line = 'end';
  const notches = [{ a: lineLength(inner, line), b: lineLength(outer, line) }];
  return seam({
    id: 'stand-ends',
    operation: 'join-stand',
    a: [{ family: inner.family, line }],
    b: [{ family: outer.family, line }],
    notches,
  });
}

/** One button more, in the stand. */
function buttoned(lap: number): PlanPart {
  const diameter = buttonFor(lap);
  const families = ['stand-outer'];
  const figures = { count: 1, diameter };
  return {
    operations: [
      operation({
        id: 'stand-buttonhole',
        operation: 'make-buttonholes',
        stage: 'standButtonhole',
        families,
        figures,
      }),
      operation({ id: 'stand-button', operation: 'sew-buttons', stage: 'standButton', families, figures }),
    ],
    notions: [{ kind: 'button', count: 1, width: diameter }],
  };
}

function closed(plan: PlanPart, lap: number, height: number): PlanPart {
  if (lap === 0) return { ...plan, ...hooksAndEyes(plan, { family: 'stand-inner', line: 'end' }, height) };
  const { operations = [], notions = [] } = buttoned(lap);
  return { ...plan, operations: [...(plan.operations ?? []), ...operations], notions };
}

/** A stand and a fall with points, turned down over it. */
export const SHIRT: Collar = {
  id: 'shirt',
  draw: (request) => {
    const { choices, neck, faced } = request;
    const shape = drawn(request);
    const [inner, outer] = standPanels(request, shape);
    const [upper, under] = fallPanels(request, shape);
    const fused = [
      markedInterfacing(inner, 'stand-interfacing'),
      markedInterfacing(upper, 'collar-interfacing'),
    ] as const;
    const fit = { from: shape.opensInFront ? 'back' : 'front', withExtension: shape.lap > 0 } as const;
    const plan: PlanPart = {
      panels: [upper, under, inner, outer, ...fused],
      seams: [
        layersSeam('collar-layers', upper, under),
        fallSeam('upper-fall', upper, inner, shape.opensInFront),
        fallSeam('under-fall', under, outer, shape.opensInFront),
        endSeam(inner, outer),
        neckSeam(neckEdge(outer.family, neck, fit), neck),
      ],
      operations: [
        fuseOperation(inner, fused[0]),
        fuseOperation(upper, fused[1]),
        ...(faced ? [] : turnedInOperation(inner)),
      ],
      ...(faced ? { neckEdge: neckEdge(inner.family, neck, fit) } : {}),
    };
    return closed(plan, shape.lap, required(choices.sizes['collar-height'], 'collar-height'));
  },
};
