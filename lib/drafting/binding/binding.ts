import type { Choices } from '@/lib/choices/types';
import { item } from '@/lib/geometry/sequence';
import type { StageName } from '@/lib/operations/stages';
import { hasLapel } from '../collars/revers';
import { hangs } from '../cowl/cowled';
import type { Addition } from '../garments/addition';
import { edgesOf, hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type OperationPlan, operation } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { meetsLining } from '../lining/request';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { KEYHOLE } from '../openings/keyhole';
import { EXTENSION } from '../openings/lap';
import { opensAtBack, staysCrossed } from '../openings/way-in';
import { isHaltered } from '../sleeves/straps';
import { withBoundFacings } from './bound-facings';
import { OVER_EDGE, TAPE_WIDTH, tape } from './tape';

const FACES = ['front', 'back'] as const;

/** A binding of the neckline runs on over the cloth that laps beyond its centre, to the edge. */
const AND_BEYOND: Readonly<Partial<Record<PanelLine, readonly PanelLine[]>>> = {
  neckline: ['neckline', EXTENSION],
};
const linesBound = (line: PanelLine): readonly PanelLine[] => AND_BEYOND[line] ?? [line];

interface Bound {
  readonly line: PanelLine;
  /** Strips of it on the whole garment, and how often the drawn edges count in one of them. */
  readonly strips: number;
  readonly drawn: number;
  readonly stage: StageName;
  /** Where it runs on one face alone, that; and a line of another face it goes on along. */
  readonly face?: (typeof FACES)[number];
  readonly on?: LineRef;
}

/**
 * The neckline is bound by one strip, of which half is drawn; each armhole by its own. A slit under the neckline comes
 * first: what binds the neckline, or the collar there, takes in the ends of its strip.
 */
const EDGES: readonly Bound[] = [
  { line: KEYHOLE, strips: 1, drawn: 2, stage: 'facingSeams' },
  { line: 'neckline', strips: 1, drawn: 2, stage: 'neckline' },
  { line: 'armhole', strips: 2, drawn: 1, stage: 'setSleeve' },
  // Last, over the ends of both: the tops of front and back, each with its strap.
  { line: 'shoulder', strips: 4, drawn: 0.5, stage: 'topEdges' },
];

/** Held round the neck, the edge runs on from the armholes across the back, in one strip where the back is whole. */
const HALTERED: Readonly<Partial<Record<PanelLine, Partial<Bound>>>> = {
  neckline: { face: 'front' },
  armhole: { strips: 1, drawn: 2, on: { family: 'back', line: 'neckline' } },
  shoulder: { strips: 2, drawn: 1 },
};

function roundBareBack(each: Bound, choices: Choices): Bound {
  if (!isHaltered(choices)) return each;
  const own = { ...each, ...HALTERED[each.line] };
  return own.on && opensAtBack(choices) ? { ...own, strips: 2, drawn: 1 } : own;
}

/** Apart in front and behind, each half of the neckline takes a strip of its own. */
const inHalves = (each: Bound, choices: Choices): Bound =>
  each.line === 'neckline' && staysCrossed(choices) && opensAtBack(choices)
    ? { ...each, strips: 2, drawn: 1 }
    : each;

const isBody = (panel: Panel): boolean =>
  panel.material === 'shell' && FACES.some((face) => face === panel.family);

/** A line that no seam takes: neither a collar nor a sleeve finishes it. */
function isBare({ panels, seams }: GarmentPlan, line: PanelLine): boolean {
  const sewn = seams.some(({ a, b }) =>
    [...a, ...b].some((ref) => ref.line === line && FACES.some((face) => face === ref.family)),
  );
  return !sewn && panels.some((panel) => isBody(panel) && edgesOf(panel, line).length > 0);
}

function withBoundEdges(panel: Panel, lines: readonly PanelLine[]): Panel {
  if (!isBody(panel)) return panel;
  const edges = panel.edges.map((own) =>
    lines.includes(own.line) ? { ...own, role: 'finished' as const, kind: 'none' as const } : own,
  );
  return { ...panel, edges };
}

/** Length of one strip, in whole centimetres: the edge as drawn, and what is turned in. */
function stripLength(plan: GarmentPlan, bound: Bound): number {
  const edge = boundLines(plan, bound).reduce(
    (sum, { family, line }) =>
      sum +
      plan.panels
        .filter((panel) => isBody(panel) && panel.family === family)
        .reduce((own, panel) => own + lineLength(panel, line), 0),
    0,
  );
  return Math.ceil(bound.drawn * edge + OVER_EDGE);
}

/** Every line of the garment that a binding takes, beyond the neckline too. */
function boundLines({ panels }: GarmentPlan, { line, face, on }: Bound): LineRef[] {
  const faces = FACES.filter((each) => face === undefined || each === face);
  const along = (own: PanelLine): LineRef[] =>
    faces
      .filter((each) => panels.some((panel) => panel.family === each && hasLine(panel, own)))
      .map((family) => ({ family, line: own }));
  return [...linesBound(line).flatMap(along), ...(on ? [on] : [])];
}

function bind(plan: GarmentPlan, bound: Bound, length: number): OperationPlan {
  const { line, stage, strips } = bound;
  return operation({
    id: `bind-${line}`,
    operation: 'bind-edge',
    stage,
    lines: boundLines(plan, bound),
    figures: { length, width: TAPE_WIDTH, count: strips },
  });
}

/** The facing of a cowl is cut on to its front and leaves the armholes, which a lining may take in. */
const binds = (choices: Choices, sleeveless: boolean): boolean =>
  choices.options.inside === 'bias-binding' || (hangs(choices) && sleeveless && !meetsLining(choices));

/** Below both shoulders the edge is a casing, and a tape binds no more than a slit in it, whatever else is chosen. */
const takesTape = ({ line }: Bound, choices: Choices, sleeveless: boolean): boolean =>
  isOffShoulder(choices) ? line === KEYHOLE : binds(choices, sleeveless);

/** Neck, keyhole and bare armholes bound with bias tape: no cloth beyond the edge, one strip as long as each. */
export const BINDING: Addition = {
  id: 'binding',
  add: (plan, { choices, request }) => {
    const ends = EDGES.filter((each) => takesTape(each, choices, request.sleeveless));
    const bound = ends
      .filter(({ line }) => isBare(plan, line))
      .map((each) => roundBareBack(inHalves(each, choices), choices));
    const lengths = bound.map((each) => stripLength(plan, each));
    const lines = bound.flatMap(({ line }) => linesBound(line));
    const whole = hasLapel(choices) ? withBoundFacings(plan) : plan;
    return mergePlans(
      { ...whole, panels: whole.panels.map((panel) => withBoundEdges(panel, lines)) },
      {
        operations: bound.map((each, i) => bind(plan, each, item(lengths, i))),
        notions: bound.map(({ strips }, i) => tape(strips, item(lengths, i))),
      },
    );
  },
};
