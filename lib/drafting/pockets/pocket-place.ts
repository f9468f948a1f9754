import type { Panel } from '../kernel/panel';
import type { Begins } from './clear-of-darts';
import type { Level } from './sector-place';

/** Room for a pocket on the front, worn widths and heights below the waist in cm. */
export interface PocketPlace {
  /** The panel that takes it. */
  readonly host: Panel;
  /** From the inner end of the host's cloth to the pocket's inner side. */
  readonly from: number;
  readonly width: number;
  /** Height of the mouth, and how deep a pocket may reach from it. */
  readonly mouth: number;
  readonly room: number;
  /** On the chest it is smaller, and level darts may lie under it. */
  readonly on: 'hip' | 'chest';
  /** It lies below the bust, where gathers from a yoke have run out. */
  readonly underBust?: true;
  /** On a part of a circle it lies aslant on the pattern, to hang level as it is worn. */
  readonly level?: Level;
}

/** What a pocket asks of its place. */
export interface Wanted {
  readonly width: number;
  /** Narrower than this it is refused. */
  readonly least: number;
  /** Cloth left beside it at seams, cm. */
  readonly beside?: number;
  readonly begins?: Begins;
}
