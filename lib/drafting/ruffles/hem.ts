import type { Choices } from '@/lib/choices/types';
import { polyline } from '@/lib/geometry/path';
import { firstOf, item, lastOf } from '@/lib/geometry/sequence';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { dropsAside } from '../hems/drops';
import { hemmedPanels } from '../hems/lower-edge';
import { hasLine, lineLength } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelLine, panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type OperationPlan, operation, type PlanPart } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { opensWholeSide } from '../openings/side-zip';
import { ventBringsLap } from '../openings/way-in';

import { VENT_LAP } from '../slits/back-vent';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';

/** Longest strip that lies across cloth of the common width, cm (INVARIANTS A17). */
const LONGEST = 140;

const FACES = ['front', 'back'] as const;
type Face = (typeof FACES)[number];

/** How the middle of the host ends at its hem: on the fold, in a seam, or open. */
type Middle = 'fold' | 'seam' | 'open';

interface Host {
  readonly face: Face;
  readonly family: string;
  readonly panels: readonly Panel[];
  readonly middle: Middle;
  /** What a vent will lap beyond the middle, cm. */
  readonly laps: number;
  /** What neither half of a hem that drops to one side is longer than, cm. */
  readonly atMost?: number;
}

function middleOf(panels: readonly Panel[]): Middle {
  if (panels.some(({ cut }) => cut.onFold)) return 'fold';
  return panels.some(({ edges }) => edges.some(({ line, role }) => line === 'centre' && role === 'seam'))
    ? 'seam'
    : 'open';
}

const LEVEL = { slope: () => 0, at: () => 0, whole: 1 };

/** The panels of a face that end in the garment's hem. */
function hostOf(plan: GarmentPlan, face: Face, choices: Choices): Host {
  const vented = face === 'back' && ventBringsLap(choices);
  const own = hemmedPanels(plan.panels).filter(({ part }) => part.endsWith(face));
  const [first] = own;
  if (!first) throw new Error(`The ${face} has no hem`);
  const middle = vented ? 'open' : middleOf(own);
  const { slope, at, whole } = plan.hemLift?.(face) ?? LEVEL;
  const laps = vented ? VENT_LAP * Math.hypot(1, slope(0) / whole) : 0;
  return {
    face,
    family: first.family,
    panels: own,
    middle,
    laps,
    ...(dropsAside(choices) ? { atMost: whole + laps + Math.abs(at(1) - at(0)) } : {}),
  };
}

interface Pieces {
  readonly host: Host;
  /** From the centre to the side. */
  readonly panels: readonly Panel[];
}

/** How a strip ends: how toward the middle, and whether its other end is open too. */
interface Ends {
  readonly middle: Middle | 'join';
  readonly open: boolean;
}

function stripPanel(id: string, length: number, depth: number, { middle, open }: Ends): Panel {
  const left = polyline({ x: 0, y: depth }, { x: 0, y: 0 });
  const ends: Record<typeof middle, PanelEdge> = {
    fold: edge('centre', left, { role: 'fold', kind: 'none' }),
    seam: edge('centre', left),
    open: edge('opening', left, { role: 'hem', kind: 'narrow-hem' }),
    join: edge('start', left),
  };
  return panel({
    id,
    part: 'ruffle',
    cut:
      middle === 'fold'
        ? { count: 1, onFold: true, mirrored: false }
        : { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('hem', polyline({ x: 0, y: 0 }, { x: length, y: 0 }), { role: 'hem', kind: 'narrow-hem' }),
      edge(
        'end',
        polyline({ x: length, y: 0 }, { x: length, y: depth }),
        open ? { role: 'hem', kind: 'narrow-hem' } : {},
      ),
      edge('ruffle', polyline({ x: length, y: depth }, { x: 0, y: depth })),
      ends[middle],
    ],
    // Along the strip: it falls softer that way, and even the narrowest has room for the line.
    grain: 0,
  });
}

/** The strip of one face: on the fold where it fits the cloth, else pieced from the centre on. */
function piecesFor(host: Host, depth: number, parted: boolean): Pieces {
  const half = FULLNESS * host.panels.reduce((sum, own) => sum + lineLength(own, 'hem'), host.laps);
  const id = `ruffle-${host.face}`;
  // Of a hem that drops to one side both halves are pieced alike.
  const most = host.atMost === undefined ? half : FULLNESS * host.atMost;
  const folds = host.middle === 'fold' && 2 * most <= LONGEST;
  if (folds) return { host, panels: [stripPanel(id, half, depth, { middle: 'fold', open: parted })] };
  const count = Math.ceil(most / LONGEST);
  const first = host.middle === 'fold' ? 'seam' : host.middle;
  const panels = Array.from({ length: count }, (_, i) =>
    stripPanel(count === 1 ? id : `${id}-${i + 1}`, half / count, depth, {
      middle: i === 0 ? first : 'join',
      open: parted && i === count - 1,
    }),
  );
  return { host, panels };
}

const on = ({ family }: Panel, line: PanelLine, reversed = false): LineRef => ({
  family,
  line,
  ...(reversed ? { reversed } : {}),
});

function joins({ panels }: Pieces): SeamPlan[] {
  const join = (id: string, a: LineRef, b: LineRef) => seam({ id, operation: 'join-ruffle', a: [a], b: [b] });
  const first = firstOf(panels);
  const centre = on(first, 'centre');
  return [
    ...(first.cut.onFold || !hasLine(first, 'centre') ? [] : [join(`${first.id}-centre`, centre, centre)]),
    ...panels
      .slice(1)
      .map((own, i) => join(`${own.id}-join`, on(item(panels, i), 'end'), on(own, 'start', true))),
  ];
}

function gathered({ host, panels }: Pieces): SeamPlan {
  return seam({
    id: `ruffle-${host.face}`,
    operation: 'gather-hem-ruffle',
    a: panels.map((own) => on(own, 'ruffle', true)),
    b: [{ family: host.family, line: 'hem' }],
    gather: FULLNESS,
  });
}

function hemmed(all: readonly Pieces[], context: GarmentContext): OperationPlan {
  const panels = all.flatMap((each) => each.panels);
  const lines = (['hem', 'opening', 'end'] as const).flatMap((line) =>
    panels
      .filter((own) => own.edges.some((each) => each.line === line && each.role === 'hem'))
      .map((own) => on(own, line)),
  );
  return operation({
    id: 'ruffle-hem',
    operation: 'hem',
    stage: 'ruffleHem',
    lines,
    figures: { depth: allowancesFor(context.choices)['narrow-hem'] },
  });
}

/** The lower edge of the garment, now a seam. */
function seamed(plan: GarmentPlan, hosts: readonly Host[]): Panel[] {
  const own = new Set(hosts.flatMap(({ panels }) => panels));
  return plan.panels.map((each) =>
    own.has(each)
      ? {
          ...each,
          edges: each.edges.map((side) =>
            side.line === 'hem' ? { ...side, role: 'seam' as const, kind: 'seam' as const } : side,
          ),
        }
      : each,
  );
}

/** A gathered strip below the lower edge, which ends by its depth higher. */
export const HEM_RUFFLE: Ruffle = {
  id: 'hem',
  add: (plan, context) => {
    const hosts = FACES.map((face) => hostOf(plan, face, context.choices));
    // By a slit in the side, or a zip that opens all of it.
    const parted = context.choices.options['side-slit'] === 'sides' || opensWholeSide(plan, context);
    const all = hosts.map((host) => piecesFor(host, ruffleDepth(context), parted));
    const [front, back] = all.map(({ panels }) => lastOf(panels)) as [Panel, Panel];
    const side = seam({
      id: 'ruffle-side',
      operation: 'join-ruffle',
      a: [on(front, 'end')],
      b: [on(back, 'end')],
    });
    const part: PlanPart = {
      panels: all.flatMap(({ panels }) => panels),
      seams: [...all.flatMap(joins), ...(parted ? [] : [side]), ...all.map(gathered)],
      operations: [hemmed(all, context)],
    };
    return mergePlans({ ...plan, panels: seamed(plan, hosts) }, part);
  },
};
