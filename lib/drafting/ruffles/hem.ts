import type { Choices } from '@/lib/choices/types';
import { lastOf } from '@/lib/geometry/sequence';
import { dropsAside } from '../hems/drops';
import { hemmedPanels } from '../hems/lower-edge';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { opensWholeSide } from '../openings/side-zip';
import { ventBringsLap } from '../openings/way-in';
import { VENT_LAP } from '../slits/back-vent';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';
import { hemmedStrips, joinsOf, type Middle, onStrip as on, piecedStrip } from './strip-pieces';

const FACES = ['front', 'back'] as const;
type Face = (typeof FACES)[number];

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

/** The strip of one face. */
function piecesFor(host: Host, depth: number, parted: boolean): Pieces {
  const length = FULLNESS * host.panels.reduce((sum, own) => sum + lineLength(own, 'hem'), host.laps);
  // Of a hem that drops to one side both halves are pieced alike.
  const most = host.atMost === undefined ? length : FULLNESS * host.atMost;
  const half = { id: `ruffle-${host.face}`, length, depth, most, middle: host.middle, parted };
  return { host, panels: piecedStrip(half) };
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
      seams: [
        ...all.flatMap(({ panels }) => joinsOf(panels)),
        ...(parted ? [] : [side]),
        ...all.map(gathered),
      ],
      operations: [
        hemmedStrips(
          'ruffle-hem',
          all.flatMap(({ panels }) => panels),
          context.choices,
        ),
      ],
    };
    return mergePlans({ ...plan, panels: seamed(plan, hosts) }, part);
  },
};
