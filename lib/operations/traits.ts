import type { OperationName } from './names';

/** What of a garment is worked. Where several operations work the same, that is asked and not their names. */
export type Site =
  | ('cloth' | 'edge' | 'dart' | 'panel' | 'shoulder' | 'centre' | 'side' | 'waist' | 'hem' | 'lining')
  | ('tier' | 'pleat' | 'slit' | 'vent' | 'facing' | 'opening' | 'fastening' | 'neckline' | 'collar')
  | ('sleeve' | 'armhole' | 'underarm' | 'overarm' | 'sleeve-end' | 'pocket' | 'belt' | 'casing' | 'ruffle');

/** What a garment may have, by what is done to it: one word each, for messages to select by. */
export const FEATURES = [
  ...(['vent', 'slits', 'fly', 'tied', 'parted', 'lapFaced'] as const),
  ...(['overarm', 'raglan', 'grownOn', 'twopiece', 'slashed', 'cuffed', 'banded', 'petalled'] as const),
  ...(['frontGathered', 'pocketed', 'basted', 'flapped', 'sleeved', 'looseLining'] as const),
] as const;

export type Feature = (typeof FEATURES)[number];

/** What only some operations are: each is asked wherever it matters, so that nobody lists their names. */
export interface Traits {
  /** What a garment has once it is done, in the word that sentences turn on. */
  readonly gives?: Feature;
  /** It joins the two halves of this face at its centre. */
  readonly closes?: 'front' | 'back';
  /** The darts it is about: those at an edge, those inside a piece, or all that are marked. */
  readonly darts?: 'edge' | 'inner' | 'all';
  /** Pleats it lays: pressed in all down a skirt, or only basted above a cuff. */
  readonly pleats?: 'creased' | 'basted';
  /** What its first side is, gathered to the second. */
  readonly gathers?: 'back' | 'skirt' | 'tier' | 'hem-ruffle' | 'sleeve-ruffle' | 'sleeve-end';
  /** Which face of a bodice it draws up along its lower edge, before anything is sewn there. */
  readonly drawsUp?: 'front' | 'back';
  /** What the fabric has more than it was laid in pleats before: nothing of it is gathered unless it is full. */
  readonly takesPleats?: true;
  /** It sews a zip in; below its foot the allowances beside the tapes lie open. */
  readonly zip?: 'invisible' | 'separating' | 'side';
  /** Its edges lie along the tape of a zip at the centre, sewn before. */
  readonly atZip?: true;
  /** Hooks and eyes are sewn across its edges. */
  readonly hooks?: true;
  /** It overcasts cut edges. */
  readonly overcasts?: true;
  /** It is done along both edges of a pair that meet: lines that are told apart. */
  readonly farApart?: true;
  /** The hem whose inside it is sewn to: that is caught by hand and nothing of it is seen. */
  readonly hides?: 'hem' | 'sleeve-hem';
  /** A gap is left in it, through which what was sewn inside out is turned. */
  readonly turnedThrough?: 'belt' | 'lining';
  /** It works on the end of a strip that was left open. */
  readonly openEnd?: true;
  /** Seams of many kinds sewn in one go: sentences name each. */
  readonly namesLines?: true;
  /** What lays a second layer over its allowances later, where that is done: they need not be overcast. */
  readonly coveredBy?: OperationName;
  /** What is done instead in a lining, or with a gathered strip in place of a collar. */
  readonly inLining?: OperationName;
  readonly ofRuffle?: OperationName;
}

/** What facings ask: those who turn, tack and understitch them. */
export interface FacingTraits {
  /** What it sews an inner layer to: one edge, all edges of a front, the outer edge of a collar. */
  readonly faces?: 'edge' | 'front' | 'collar';
  /** A facing crosses its allowance, and is tacked to it there. */
  readonly crossed?: true;
  /** It holds the facing along the edges of a front by itself. */
  readonly holdsFacing?: true;
  /** It is done along a lap, all down its skirt where it has one. */
  readonly alongLap?: true;
}
