import type { ShoulderDart } from '../blocks/bodice/back-shoulder';
import type { Revers } from '../collars/revers';
import { hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import type { NeckEdge } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import type { Lap } from '../openings/lap';

export interface FacingRequest {
  /** The bodice as its block drew it: bust dart at the side, no zip set apart. */
  readonly back: Panel;
  readonly front: Panel;
  /** The dart that the block has lengthened the back's shoulder for. */
  readonly shoulderDart?: ShoulderDart | undefined;
  readonly sleeveless: boolean;
  /** Front and back end below the shoulder, where straps are sewn between them and their facings. */
  readonly apart: boolean;
  /** Their upper edges slant across the centre, from one shoulder to under the other arm. */
  readonly slants: boolean;
  /** The side below such an edge opens up to it, where that side is bare. */
  readonly opensAtSide: boolean;
  /** The front has its facing cut on to it: only the back has one of its own. */
  readonly selfFaced: boolean;
  /** Its free edge is sewn to a lining. */
  readonly lined: boolean;
  readonly lap?: Lap | undefined;
  /** The lapped half of the skirt sewn to the bodice: the facing goes on to its hem. */
  readonly skirt?: Panel | undefined;
  /** What it is cut in from the waist down, where that is more than one piece. */
  readonly skirtFamilies?: readonly string[];
  /** The inside of a collar, which the facing is sewn to in place of the neckline. */
  readonly neckEdge?: NeckEdge | undefined;
  /** Lapels that the facing of the front follows, and the collar it may go on to. */
  readonly revers?: Revers | undefined;
  /** The front is sewn together at its centre below their break, and its facing with it. */
  readonly closedBelowBreak?: boolean;
  /** Depth to which a facing that reaches the lower edge is turned up with it, cm. */
  readonly hemDepth: number;
}

export function on(panel: Panel, line: PanelLine): LineRef {
  return { family: panel.family, line };
}

/** The facing of the lapped face. */
export const facingOf = ([front, back]: readonly Panel[], { face }: Lap): Panel =>
  (face === 'front' ? front : back) as Panel;

/** Whether facings have no armhole and end at a side that opens. */
export const endsAtZip = ({ opensAtSide }: FacingRequest, facing: Panel): boolean =>
  opensAtSide && hasLine(facing, 'side') && !hasLine(facing, 'armhole');
