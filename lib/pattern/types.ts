import type { Choices } from '@/lib/choices/types';
import type { Figures } from '@/lib/errors/app-error';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { OperationName } from '@/lib/operations/names';

/** The public draft format, schema 1. Plain, readonly, serialisable; centimetres and degrees, y upward. */

export type Material = 'shell' | 'lining' | 'interfacing' | 'contrast';
export type EdgeRole = 'seam' | 'dart' | 'fold' | 'hem' | 'finished';

/** Seam lines, by what they are on the garment or on the strip they bound. */
type SeamLine =
  | 'armhole'
  | 'back-edge'
  | 'cap'
  | 'centre'
  | 'collar-centre'
  | 'collar-neck'
  | 'collar-outer'
  | 'cuff'
  | 'edge'
  | 'end'
  | 'facing-end'
  | 'facing-inner'
  | 'fly-end'
  | 'fly-inner'
  | 'fold'
  | 'fore'
  | 'front-edge'
  | 'gore'
  | 'hem'
  | 'hind'
  | 'inner'
  | 'join'
  | 'keyhole'
  | 'lap'
  | 'lap-end'
  | 'lapel'
  | 'long'
  | 'lower'
  | 'mouth'
  | 'neck'
  | 'neck-rise'
  | 'neckline'
  | 'neckline-extension'
  | 'opening'
  | 'outer'
  | 'overarm'
  | 'pleat'
  | 'princess'
  | 'raglan'
  | 'ruffle'
  | 'short'
  | 'shoulder'
  | 'side'
  | 'sleeve-hem'
  | 'slit'
  | 'start'
  | 'tie'
  | 'tie-base'
  | 'tie-end'
  | 'tie-side'
  | 'tier-lower'
  | 'tier-upper'
  | 'tip'
  | 'underarm'
  | 'upper'
  | 'vent'
  | 'vent-top'
  | 'waist'
  | 'yoke';

export type DartLeg = `${string}:first` | `${string}:second`;

export type LineName = SeamLine | DartLeg;

export interface Edge {
  readonly id: string;
  /** The seam line it is a part of, whole or cut up by darts and style lines; or the leg of a dart. */
  readonly line: LineName;
  readonly role: EdgeRole;
  /** Width between stitching line and cut line along this edge; 0 on a fold or a bound edge. */
  readonly allowance: number;
  readonly path: readonly PathCommand[];
  /** On the legs of a dart: the point its cloth was turned about. The sewn tip may stop short of it. */
  readonly apex?: Pair;
}

export type Part =
  | 'front'
  | 'back'
  | 'skirt-front'
  | 'skirt-back'
  | 'sleeve'
  | 'cuff'
  | 'collar'
  | 'facing'
  | 'lining'
  | 'interfacing'
  | 'pocket'
  | 'belt'
  | 'band'
  | 'ruffle'
  | 'strap'
  | 'binding';

export type InternalKind =
  | 'fisheye-dart'
  | 'fold-line'
  | 'pleat'
  | 'lengthen-shorten'
  | 'topstitch'
  | 'placement'
  | 'roll-line'
  | 'slash'
  | 'level';

/** A side of the wearer. */
export type BodySide = 'left' | 'right';

export interface Internal {
  /** Unique in the piece. A `level` is named `bust`, `waist`, `hip`, `biceps`, `elbow` and runs from edge to edge. */
  readonly id: string;
  readonly kind: InternalKind;
  readonly path: readonly PathCommand[];
  /** The one side of her it is for, on a piece drawn for both. */
  readonly side?: 'left';
}

export interface Notch {
  readonly id: string;
  readonly edge: string;
  /** Arc length from the start of the edge. */
  readonly at: number;
  readonly kind: 'single' | 'double' | 'triple';
  /** The notch of the other piece it meets. */
  readonly match?: string;
}

export interface Mark {
  readonly kind: 'buttonhole' | 'button' | 'bust-point' | 'drill' | 'corner' | 'stop';
  /** Where it lies; a buttonhole begins here, at the end the button pulls to, and runs on along its angle. */
  readonly at: Pair;
  readonly length?: number;
  readonly angle?: number;
}

export type LandmarkName =
  | 'bustPoint'
  | 'sideNeckPoint'
  | 'shoulderTip'
  | 'underarm'
  | 'nape'
  | 'neckPit'
  | 'frontWidth'
  | 'backWidth'
  /** The middle of the body, on the right half of what is cut whole and wider than the yoke it hangs from. */
  | 'middle'
  | 'crown';

/** Places of the body that lie on a piece. */
export type Landmarks<Place> = Readonly<Partial<Record<LandmarkName, Place>>>;

export interface Piece {
  /** Unique in the draft and the message key of its name: `front`, `back`, `sleeve`, `neck-facing-front` … */
  readonly id: string;
  /** The family it belongs to; checks, flat and booklet read it. */
  readonly part: Part;
  readonly material: Material;
  readonly cut: {
    readonly count: number;
    readonly onFold: boolean;
    readonly mirrored: boolean;
    /** Its left and right differ: drawn as it is seen, it is cut from a single layer with its right side up. */
    readonly rightSideUp?: true;
    /** The one side of her it is for, drawn on its side of the centre as it is seen: its like on the other side is another, or not there. */
    readonly side?: BodySide;
  };
  /** The stitching line: a closed loop, counter-clockwise, each path starting where the last ended. */
  readonly edges: readonly Edge[];
  /** Closed polygon flattened to 0.005 cm, counter-clockwise, first vertex not repeated. */
  readonly cutLine: readonly Pair[];
  readonly internal: readonly Internal[];
  readonly grain: readonly [Pair, Pair];
  readonly notches: readonly Notch[];
  readonly marks: readonly Mark[];
  /** Places of the body on this piece, as the block set them before style moved any edge. */
  readonly landmarks: Landmarks<Pair>;
}

export interface EdgeRef {
  readonly piece: string;
  readonly edge: string;
  /**
   * Set when the edge is walked from its end to its start. Both sides of a seam list their edges in the order they
   * are sewn, from one common origin; outlines all turn counter-clockwise, so one side may have to be walked back.
   */
  readonly reversed?: true;
}

export interface Seam {
  readonly id: string;
  /** What one does: `sew-dart`, `sew-shoulder`, `set-sleeve` … a message key of the booklet. */
  readonly operation: OperationName;
  readonly a: readonly EdgeRef[];
  readonly b: readonly EdgeRef[];
  /** len(a) = gather × len(b) + ease */
  readonly ease: number;
  readonly gather: number;
  /** Order in which it is sewn; equal stages may be sewn in any order. */
  readonly stage: number;
}

/** What is done to pieces beside joining edges: interfacing, hems, zip, buttonholes, bias binding … */
export interface Operation {
  readonly id: string;
  readonly operation: OperationName;
  readonly stage: number;
  readonly pieces: readonly string[];
  readonly edges: readonly EdgeRef[];
  readonly figures: Figures;
}

/** What she has to buy beside fabric; lengths in cm. */
export interface Notion {
  readonly kind:
    | 'invisible-zip'
    | 'zip'
    | 'separating-zip'
    | 'button'
    | 'backing-button'
    | 'inner-button'
    | 'bias-tape'
    | 'stay-tape'
    | 'cotton-tape'
    | 'bias-interfacing'
    | 'sleeve-head'
    | 'elastic'
    | 'cord'
    | 'hook-and-eye'
    | 'buckle';
  /** What it is for, where a garment takes others of its kind elsewhere. */
  readonly use?: 'half-belt' | 'armhole';
  readonly count: number;
  readonly length?: number;
  readonly width?: number;
}

export interface Notice {
  readonly code: string;
  readonly figures: Figures;
}

export interface Draft {
  readonly schema: 1;
  readonly unit: 'cm';
  readonly engine: string;
  readonly choices: Choices;
  readonly body: Body;
  readonly pieces: readonly Piece[];
  readonly seams: readonly Seam[];
  readonly operations: readonly Operation[];
  readonly notions: readonly Notion[];
  /** Measures of the garment as worn, by name: bust, waist, hip, biceps, hem, backLength, sleeveLength … */
  readonly finished: Readonly<Record<string, number>>;
  /** Ease used at each girth, by the same names. */
  readonly ease: Readonly<Record<string, number>>;
  /**
   * Levels (height above the waist) and construction figures the checks compare with: `napeLevel`, `underarmLevel`,
   * `bustLevel`, `waistLevel`, `hipLevel`, `hemLevel`, `backWidthLevel`, `frontWidthLevel`, `armholeDepth`,
   * `dartAngle`, `dartAngleTarget`, `balance`, `frontLengthChange`, `shoulderEase`, `backWidthEase`, `frontWidthEase`,
   * `neckEase`, `blockNeckline` (half), `zipOpening`, `armholeFront`, `armholeBack`, `capHeight`, `capEase` …
   */
  readonly construction: Readonly<Record<string, number>>;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly times: { readonly preparationMinutes: number; readonly realisationMinutes: number };
  readonly notices: readonly Notice[];
}
