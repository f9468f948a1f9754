import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { lengthAlong, type PieceView } from '@/lib/pattern/piece-view';
import { buttonedPlaces } from '@/lib/pattern/worn/buttons';
import { type CollarManner, collarManner } from '@/lib/pattern/worn/collar';
import { type CollarFall, collarFall } from '@/lib/pattern/worn/collar-fall';
import { type WornPlace, wornPlace } from '@/lib/pattern/worn/place';
import { rollOf } from '@/lib/pattern/worn/roll';
import { tiedPlaces } from '@/lib/pattern/worn/ties';
import { spaced } from '@/lib/tryon/mesh/chain';
import { halved } from '@/lib/tryon/mesh/halved';
import { meshPiece } from '@/lib/tryon/mesh/piece-mesh';
import { buttonUp, sewClosures } from './closures';
import { drawnIn } from './drawn-in';
import type { Drawn } from './drawn-up';
import { type Overlying, overlyingOf } from './overlying';
import { placeKey, seamPlaces } from './seam-places';
import { type Sewn, sewFisheyes, sewSeam } from './sewing';
import { type BodySide, type LaidSheet, laySheet, type Sheet } from './sheet';
import { type Simplified, simplificationsOf } from './simplified';
import type { Tie } from './ties';
import { turnedIn } from './turned';

/** A piece laid out, and where it is worn. */
export interface WornSheet extends LaidSheet {
  readonly place: WornPlace;
  /** Of a piece of a collar, how it is worn. */
  readonly collar: CollarManner | undefined;
  readonly fall: CollarFall | undefined;
}

/** The cloth of a garment, in triangles, with all that is sewn to each other; nothing of it is on the body yet. */
export interface Cloth {
  /** Places on the flat, two figures a vertex, cm: pieces lie over each other. */
  readonly flat: Float64Array;
  /** Three vertices a triangle. */
  readonly triangles: Uint32Array;
  readonly sheets: readonly WornSheet[];
  readonly seams: readonly Sewn[];
  readonly buttons: readonly Tie[];
  /** Vertices of collars and lapels beyond where they roll over; and all of collars. */
  readonly turned: Uint32Array;
  readonly collars: Uint32Array;
  /** Vertices of button stands. */
  readonly stands: Uint32Array;
  /** Cloth that lies over other cloth. */
  readonly overlaps: readonly Overlying[];
  /** Of each vertex, how the cloth is drawn in there by what runs in a casing. */
  readonly drawnIn: readonly (Drawn | undefined)[];
  /** What of the garment does not hang as it is sewn. */
  readonly simplified: readonly Simplified[];
}

/** The cloth that hangs: one layer of all that is seen, meshed near the spacing, cm. */
export function clothOf(draft: MeasuredDraft, spacing: number): Cloth {
  const simplified = simplificationsOf(draft);
  const left = new Set(simplified.map(({ piece }) => piece));
  const sheets = layAll(draft, spacing, left);
  const named: ReadonlyMap<string, Sheet> = new Map(
    sheets.map(({ sheet }) => [sheet.mesh.piece.id, sheet] as const),
  );
  const buttons = buttonUp(named);
  const turned = turnedIn(sheets);
  return {
    flat: Float64Array.from(sheets.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y]))),
    triangles: Uint32Array.from(sheets.flatMap(({ triangles }) => triangles)),
    sheets,
    seams: [
      ...draft.seams.flatMap((seam) => sewSeam(seam, named)),
      ...sewClosures(draft, named),
      ...[...named.values()].flatMap(sewFisheyes),
    ],
    ...turned,
    buttons,
    drawnIn: drawnIn(sheets, draft),
    overlaps: overlyingOf(sheets, turned.turned, buttons),
    simplified,
  };
}

function layAll(draft: MeasuredDraft, spacing: number, leftOut: ReadonlySet<string>): WornSheet[] {
  let first = 0;
  const places = seamPlaces(
    draft,
    (id) => !leftOut.has(id),
    (id) => spacingOf(draft.piece(id) as PieceView, spacing),
  );
  return draft.pieces.flatMap((piece) => {
    const place = wornPlace(piece, draft);
    if (leftOut.has(piece.id)) return [];
    const worn = halved(piece) ?? piece;
    if (!place) throw new Error(`Nothing says where the piece ${piece.id} is worn`);
    const laid = laySheet(
      meshPiece(worn, spacingOf(piece, spacing), {
        held: [...buttonedPlaces(piece), ...tiedPlaces(piece, draft.draft)],
        creases: creasesOf(piece, spacing),
        along: (edge) => places.get(placeKey(piece.id, edge)),
      }),
      sidesOf(piece.piece.cut),
      first,
    );
    first += laid.points.length;
    return [{ ...laid, place, collar: collarManner(piece, draft), fall: collarFall(piece, draft) }];
  });
}

/** Places along the roll line of a lapel, along which it is pressed. */
function creasesOf(piece: PieceView, spacing: number): readonly Point[] {
  const line = rollOf(piece)?.line;
  return line ? spaced(line, distance(...line), spacing).slice(1, -1) : [];
}

/** A collar is narrow, and rolls within a centimetre or two: no coarser mesh follows it, cm. */
const COLLAR_SPACING = 1.25;

/** A skirt this many times as wide at the hem as at the waist falls in large folds, which a mesh of so many cm shows. */
const FLARED = 1.6;
const FLARED_SPACING = 2.8;

function spacingOf(view: PieceView, spacing: number): number {
  const { part } = view.piece;
  if (part === 'collar') return Math.min(spacing, COLLAR_SPACING);
  const waist = lengthAlong(view, 'waist');
  const isFlared = part.startsWith('skirt') && waist > 0 && lengthAlong(view, 'hem') > FLARED * waist;
  return isFlared ? Math.max(spacing, FLARED_SPACING) : spacing;
}

/** Worn on both sides, unless it is cut once and not on a fold. */
function sidesOf({ count, onFold }: { readonly count: number; readonly onFold: boolean }): BodySide[] {
  return onFold || count > 1 ? ['left', 'right'] : ['left'];
}
