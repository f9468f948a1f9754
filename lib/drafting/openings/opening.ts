import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Notice, Notion } from '@/lib/pattern/types';
import type { Bodice } from '../blocks/bodice/bodice';
import type { Panel, PanelLine } from '../kernel/panel';
import type { OperationPlan } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';
import type { Lap } from './lap';

/** The back and front as an opening leaves them, and what it adds to the making. */
export interface Opened {
  readonly back: Panel;
  readonly front: Panel;
  /** Pieces it needs beside them. */
  readonly panels?: readonly Panel[];
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
  readonly notions: readonly Notion[];
  readonly construction: Readonly<Record<string, number>>;
  readonly notices: readonly Notice[];
}

export interface OpeningRequest {
  readonly choices: Choices;
  readonly body: Body;
  readonly bodice: Bodice;
  /** The same whole, where a sleeve took cloth from it: its neckline is measured on that. */
  readonly whole: Pick<Bodice, 'front' | 'back'>;
  readonly back: Panel;
  readonly front: Panel;
  /** A skirt will be sewn to the lower edge: what opens down to there goes on in the skirt. */
  readonly waistSeam: boolean;
  readonly lifted: Lifted;
  /** Its edge runs otherwise than that of the half which lies over it. */
  readonly isUnder?: true;
}

export interface SkirtOpeningRequest {
  readonly choices: Choices;
  readonly bodice: Bodice;
  readonly body: Body;
  /** The bodice as `open` left it, with the marks of all its panels, and the panels of the skirt. */
  readonly back: Panel;
  readonly front: Panel;
  readonly skirt: readonly Panel[];
  /** Length of a line on a half of the bodice, whatever parts it, cm. */
  lengthAbove(face: 'front' | 'back', line: PanelLine): number;
  /** Girth of the skirt at a height above the waist, and the lowest height an opening may run down to. */
  girthAt(height: number): number;
  readonly opensTo: number;
  readonly lifted: Lifted;
  readonly isUnder?: true;
}

/** The bodice as `open` left it, and the heights between which a skirt hangs on it. */
interface BelowRequest {
  readonly choices: Choices;
  readonly back: Panel;
  readonly front: Panel;
  readonly top: number;
  readonly hem: number;
  readonly lifted: Lifted;
}

/** A stretch of height above the waist that no seam crosses, cm. */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

/** How far above the level lower edge an opening of a half ends: in front where that is cut higher, behind above a vent, cm. */
export type Lifted = Readonly<Record<'front' | 'back', number>>;

export const liftOf = (face: 'front' | 'back', { lifted }: { readonly lifted: Lifted }): number =>
  lifted[face];

/** The skirt as an opening leaves it, and what both together add to the making. */
export type SkirtOpened = Omit<Opened, 'back' | 'front' | 'seams' | 'panels'> &
  Partial<Pick<Opened, 'seams'>> & { readonly skirt: readonly Panel[] };

/** One way into the garment, as it is drawn; what is true of it is said where it is chosen. */
export interface Opening {
  readonly id: string;
  /** The block's halves as facings have to follow them; unsaid where they are cut as the block draws them. */
  traced?(halves: Pick<OpeningRequest, 'front' | 'back'>): Pick<OpeningRequest, 'front' | 'back'>;
  /** By how much front or back is cut beyond its centre; unsaid where nothing laps. Facings follow it. */
  lap?(choices: Choices, bodice: Bodice): Lap;
  /** The least radius of the sides it is sewn into, cm; unsaid where it is not. */
  readonly sideRadius?: number;
  /** How far the lower edge stays below the bust points, where a button closes the front over them, cm; else 0. */
  belowBust?(choices: Choices): number;
  open(request: OpeningRequest): Opened;
  /** Where it needs cloth without a seam across it below a waist seam. */
  takenBelow?(request: BelowRequest): readonly Taken[];
  /** Goes on below a waist seam; an opening without it leaves the skirt closed. */
  openSkirt?(request: SkirtOpeningRequest): SkirtOpened;
}
