/**
 * Every operation a draft may name, by family. What one is (when it is done, how long it takes, what one's hands do)
 * stands in the file of its family; the compiler holds the two together.
 */

export type PreparationName =
  | 'cut-out'
  | 'interface'
  | 'interface-front'
  | 'interface-lapel'
  | 'interface-collar-stand'
  | 'interface-hem'
  | 'interface-back'
  | 'tape-roll-line'
  | 'tape-armholes'
  | 'tape-shoulders'
  | 'tape-upper-edge'
  | 'tape-pocket-mouths'
  | 'staystitch'
  | 'finish-edges';

export type DartName = 'sew-dart' | 'sew-fisheye-dart';

export type SeamName =
  | 'sew-princess'
  | 'sew-back-princess'
  | 'sew-yoke'
  | 'gather-under-bust'
  | 'sew-back-yoke'
  | 'gather-back-yoke'
  | 'fold-back-pleat'
  | 'attach-inner-yoke'
  | 'close-inner-yoke'
  | 'baste-inner-yoke'
  | 'sew-shoulder'
  | 'sew-centre-back'
  | 'sew-centre-front'
  | 'sew-side';

export type SkirtName =
  | 'join-skirt'
  | 'gather-skirt'
  | 'draw-up-front'
  | 'draw-up-back'
  | 'gather-bodice'
  | 'gather-bodice-back'
  | 'sew-panels'
  | 'fold-pleats'
  | 'gather-tier'
  | 'join-tier'
  | 'sew-slit'
  | 'sew-vent'
  | 'finish-vent';

export type FacingName =
  | 'sew-facing-ends'
  | 'attach-facing'
  | 'join-facings'
  | 'attach-front-facing'
  | 'face-lapels'
  | 'sew-facing-centre'
  | 'understitch'
  | 'finish-facing-at-zip'
  | 'fell-facing'
  | 'turn-cowl';

export type HemName = 'hem' | 'bind-edge' | 'topstitch-edge' | 'sew-crossed-fronts';

export type FasteningName =
  | 'insert-zip'
  | 'insert-side-zip'
  | 'insert-separating-zip'
  | 'sew-fly-ends'
  | 'attach-fly'
  | 'make-loop'
  | 'sew-ties'
  | 'attach-ties'
  | 'make-buttonholes'
  | 'make-fly-buttonholes'
  | 'sew-buttons'
  | 'sew-hook'
  | 'sew-hook-above-zip'
  | 'sew-hook-on-lap';

export type CollarName =
  | 'sew-collar'
  | 'join-collar-halves'
  | 'join-stand'
  | 'topstitch-collar'
  | 'attach-collar'
  | 'close-collar';

export type SleeveName =
  | 'sew-sleeve-underarm'
  | 'set-sleeve'
  | 'set-gathered-sleeve'
  | 'set-pleated-sleeve'
  | 'attach-sleeve-head'
  | 'fold-cap-pleats'
  | 'baste-petals'
  | 'baste-cape'
  | 'sew-sleeve-fore'
  | 'sew-sleeve-hind'
  | 'sew-raglan'
  | 'join-sleeve-below-shoulder'
  | 'sew-overarm'
  | 'sew-kimono-underarm';

export type SleeveEndName =
  | 'close-band'
  | 'attach-band'
  | 'close-cuff'
  | 'attach-cuff'
  | 'button-cuff'
  | 'bind-placket'
  | 'fold-sleeve-pleats'
  | 'attach-ruffle'
  | 'attach-drawn-ruffle'
  | 'insert-elastic'
  | 'insert-seam-elastic';

export type LiningName =
  | 'fold-lining-pleat'
  | 'sew-lining'
  | 'set-lining-sleeve'
  | 'attach-lining'
  | 'close-lining-armhole'
  | 'fell-lining-edge'
  | 'turn-lining-slits'
  | 'fell-lining'
  | 'attach-lining-hem'
  | 'hem-lining'
  | 'hem-lining-sleeve'
  | 'attach-lining-sleeve-hem'
  | 'fell-lining-sleeve';

export type PocketName =
  | 'hem-pocket-mouth'
  | 'attach-patch-pocket'
  | 'interface-slit'
  | 'make-welt-pocket'
  | 'attach-pocket-bags'
  | 'sew-pocket-bag'
  | 'sew-pocket-flap'
  | 'attach-pocket-flap'
  | 'attach-in-seam-bag'
  | 'press-pocket-mouth';

export type BeltName =
  | 'join-strip'
  | 'sew-belt'
  | 'turn-strip'
  | 'attach-buckle'
  | 'sew-belt-loops'
  | 'attach-belt-loops'
  | 'attach-half-belt';

export type CasingName =
  | 'make-cord-holes'
  | 'attach-waist-casing'
  | 'insert-waist-elastic'
  | 'insert-cord'
  | 'turn-edge-casing'
  | 'insert-edge-elastic';

export type RuffleName =
  | 'join-ruffle'
  | 'join-edge-ruffle'
  | 'gather-hem-ruffle'
  | 'sew-neck-ruffle'
  | 'attach-neck-ruffle'
  | 'close-neck-ruffle'
  | 'baste-neck-ruffle'
  | 'baste-shoulder-ruffle'
  | 'baste-seam-ruffle'
  | 'baste-collar-ruffle'
  | 'attach-edge-ruffle'
  | 'baste-edge-ruffle';

export type StrapName = 'sew-strap' | 'turn-strap' | 'baste-strap' | 'face-top';

export type OperationName =
  | PreparationName
  | DartName
  | SeamName
  | SkirtName
  | FacingName
  | HemName
  | FasteningName
  | CollarName
  | SleeveName
  | SleeveEndName
  | LiningName
  | PocketName
  | BeltName
  | CasingName
  | RuffleName
  | StrapName;
