import type { Figures } from '@/lib/errors/app-error';
import type { OperationName } from '@/lib/operations/names';
import { stageOf } from '@/lib/operations/registry';
import type { StageName } from '@/lib/operations/stages';
import type { InternalKind, Notice, Notion } from '@/lib/pattern/types';
import type { Panel } from './panel';
import type { LineRef, NotchAt, SeamPlan } from './seams';

/** What is done to panels beside sewing seams; lines are resolved to edges like those of seams. */
export interface OperationPlan {
  readonly id: string;
  readonly operation: OperationName;
  readonly stage: number;
  /** Families worked on whole. */
  readonly families: readonly string[];
  /** Of those, only the panels that carry such a line. */
  readonly carrying?: InternalKind;
  /** Of those, only the panels with an edge that is turned up. */
  readonly turnedUp?: true;
  readonly lines: readonly LineRef[];
  readonly figures: Figures;
}

export interface GuideLine {
  readonly family: string;
  readonly id: string;
  /** Height of a lengthen-or-shorten line on the panel. */
  readonly height: number;
}

/** The edge the inside of the neck is finished on, walked from front to back: len(lines) = gather × neckline + ease. */
export interface NeckEdge {
  readonly lines: readonly LineRef[];
  readonly gather: number;
  readonly ease: number;
  readonly notches: readonly NotchAt[];
  /** It runs on over the cloth lapped beyond the centre. */
  readonly withExtension: boolean;
}

/** How far a hem is lifted at a share of the way from its edge at the centre to the side, and how steeply that changes. */
export interface Lift {
  at(share: number): number;
  slope(share: number): number;
}

/** The lift of a half, and the length of its hem from the edge at the centre to the side, cm. */
export interface HemLift extends Lift {
  readonly whole: number;
  /** So much of it from the edge at the centre stays level, or laps over the other half, cm. */
  readonly level: number;
}

/** A lower edge gathered on to a flat one: where, on the flat one from the centre, and the lengths of both, cm. */
export interface EdgeGathers {
  readonly from: number;
  readonly to: number;
  readonly sewn: number;
  readonly full: number;
}

/** What each half of the back has more of cloth, cm, and how a seam below holds that. */
export interface BackFullness {
  readonly by: number;
  readonly laid: 'pleated' | 'gathered';
  /** Where it begins on a back that opens, from the centre, cm; unsaid where it falls from the middle. */
  readonly from?: number;
}

/** What both halves of a garment share though each is drawn apart. */
export interface Settled {
  /** How much the hem drops from the right side to the left, cm. */
  readonly hemDrop?: number;
  /** How much any other hem that is not level rises, cm. */
  readonly hemLifted?: number;
  /** What is told where that is less than it otherwise would be. */
  readonly hemNotices?: readonly Notice[];
  /** Height of the hem above the waist where it is highest on any piece, cm. */
  readonly hemTop?: number;
  /** Length of a slit, and height of the facing of the hem, cm. */
  readonly slit?: number;
  readonly hemFacing?: number;
  /** Where the mouth of a pocket lies in the side, from the level hem up, and how far its bag may hang below it, cm. */
  readonly mouth?: {
    readonly from: number;
    readonly to: number;
    readonly turn: number;
    readonly below: number;
  };
  /** Where a pocket lies on the chest. */
  readonly chest?: ChestPlace;
}

/** Room for a pocket on the chest: worn cm from the inner end of the cloth, the height of its mouth, and how deep it may hang. */
export interface ChestPlace {
  readonly from: number;
  readonly width: number;
  readonly mouth: number;
  readonly room: number;
}

/** A garment drawn, before it is cut out: what every garment program returns and `assemble` turns into a draft. */
export interface GarmentPlan {
  readonly panels: readonly Panel[];
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
  readonly notions: readonly Notion[];
  readonly guides: readonly GuideLine[];
  readonly finished: Readonly<Record<string, number>>;
  readonly ease: Readonly<Record<string, number>>;
  readonly construction: Readonly<Record<string, number>>;
  readonly notices: readonly Notice[];
  /** Said where a collar stands between the neckline and its facing. */
  readonly neckEdge?: NeckEdge;
  /** Said where the lower edge is not level: how a half is lifted, for what is traced from the block afterwards. */
  readonly hemLift?: (face: 'front' | 'back') => HemLift;
  /** Said by the half that is drawn first, for the other. */
  readonly settled?: Settled;
  /** Said where the front is gathered on to the skirt. */
  readonly frontGathers?: EdgeGathers;
  /** Said where more cloth falls from a yoke down the back. */
  readonly backFullness?: BackFullness;
}

/** What a part brings to the garment. */
export type PlanPart = Partial<GarmentPlan>;

/** Several parts as one plan: lists follow one another, later figures of one name count. */
export function mergePlans(...parts: readonly PlanPart[]): GarmentPlan {
  const neckEdge = parts.findLast((part) => part.neckEdge)?.neckEdge;
  const hemLift = parts.findLast((part) => part.hemLift)?.hemLift;
  const settled = Object.assign({}, ...parts.map((part) => part.settled)) as Settled;
  const frontGathers = parts.findLast((part) => part.frontGathers)?.frontGathers;
  const backFullness = parts.findLast((part) => part.backFullness)?.backFullness;
  return {
    panels: listed(parts, 'panels'),
    seams: listed(parts, 'seams'),
    operations: listed(parts, 'operations'),
    notions: listed(parts, 'notions'),
    guides: listed(parts, 'guides'),
    finished: figured(parts, 'finished'),
    ease: figured(parts, 'ease'),
    construction: figured(parts, 'construction'),
    notices: listed(parts, 'notices'),
    ...(neckEdge ? { neckEdge } : {}),
    ...(hemLift ? { hemLift } : {}),
    settled,
    ...(frontGathers ? { frontGathers } : {}),
    ...(backFullness ? { backFullness } : {}),
  };
}

type ListName = 'panels' | 'seams' | 'operations' | 'notions' | 'guides' | 'notices';

/** The lists of one name one after the other; the only one there is as it is. */
function listed<K extends ListName>(parts: readonly PlanPart[], name: K): GarmentPlan[K] {
  const lists = parts.flatMap((part) =>
    part[name]?.length ? [part[name]] : [],
  ) as readonly GarmentPlan[K][];
  const [only] = lists;
  return only && lists.length === 1 ? only : (lists.flat() as unknown as GarmentPlan[K]);
}

function figured(
  parts: readonly PlanPart[],
  name: 'finished' | 'ease' | 'construction',
): Record<string, number> {
  return Object.assign({}, ...parts.map((part) => part[name]));
}

/** A stage is named where it is not the usual one of its operation. */
type OperationSketch = Pick<OperationPlan, 'id' | 'operation'> &
  Partial<Omit<OperationPlan, 'stage'>> & { readonly stage?: StageName };

export function operation(sketch: OperationSketch): OperationPlan {
  return { families: [], lines: [], figures: {}, ...sketch, stage: stageOf(sketch.operation, sketch.stage) };
}
