import type { Action } from './action';
import type { OperationName } from './names';
import type { StageName } from './stages';
import type { FacingTraits, Site, Traits } from './traits';

export type Half = 'own' | 'mirrored';

/** What an operation is about inside a piece, rather than at its edge. */
export interface InnerPlaces {
  /** Internal lines of this name, whatever number follows it. */
  readonly line?: string;
  readonly mark?: 'button' | 'buttonhole';
  /** The piece with the line is shown too, though the operation is done with another. */
  readonly laidOn?: true;
  /** On a piece cut on the fold, the half it is done on, seen from the right side. */
  readonly half?: Half;
}

/** What an operation is, wherever in a garment it is done. */
export interface SewingOperation extends Traits, FacingTraits {
  /** When it is done, unless the draft says otherwise. */
  readonly stage: StageName;
  readonly works: Site;
  /** Minutes an experienced home sewer needs for one of it, pinning and pressing included (H). */
  readonly minutes: number;
  /** Its allowances end up between two layers: of the same piece, of garment and facing. */
  readonly encloses?: true;
  /** It finishes the cut edge it works on: the mouth of a pocket is overcast there, the edge of a casing turned in. */
  readonly finishes?: true;
  /** Its own sentences tell how much is eased in, and where. */
  readonly tellsEase?: true;
  readonly places?: InnerPlaces;
  /** Its places are traced with thread, to be seen from the right side; the word for them. */
  readonly traced?: 'patches' | 'slits' | 'halfBelt' | 'loops';
  /** Sewn in one go with what it adjoins, where that is sewn at the same stage: a lap beside the gathers of its skirt. */
  readonly sewnWith?: OperationName;
  /** It names pieces only, and is done along the seams of this operation. */
  readonly follows?: OperationName;
  /** What one does, action by action; each has a sentence. */
  readonly actions: readonly Action[];
}

/** The operations of one family: all of its names, none besides. */
export type Family<Name extends string> = Readonly<Record<Name, SewingOperation>>;
