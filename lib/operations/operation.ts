import type { StageName } from './stages';

/** What an operation is, wherever in a garment it is done. */
export interface SewingOperation {
  /** When it is done, unless the draft says otherwise. */
  readonly stage: StageName;
  /** Minutes an experienced home sewer needs for one of it, pinning and pressing included (H). */
  readonly minutes: number;
  /** Its allowances end up between two layers: of the same piece, of garment and facing. */
  readonly encloses?: true;
  /** It finishes the cut edge it works on: the mouth of a pocket is overcast there, the edge of a casing turned in. */
  readonly finishes?: true;
  /** It sews a zip in; below its foot the allowances beside the tapes lie open. */
  readonly zip?: true;
  /** Its own sentences tell how much is eased in, and where. */
  readonly tellsEase?: true;
}

/** The operations of one family: all of its names, none besides. */
export type Family<Name extends string> = Readonly<Record<Name, SewingOperation>>;
