import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { type WornBelt, wornBelt } from '@/lib/pattern/worn/belt';
import { buttonedPlaces, lappedPlaces } from '@/lib/pattern/worn/buttons';
import { type CollarManner, collarManner } from '@/lib/pattern/worn/collar';
import { type CollarFall, collarFall } from '@/lib/pattern/worn/collar-fall';
import { type WornCowl, wornCowl } from '@/lib/pattern/worn/cowl';
import { type WornPlace, wornPlace } from '@/lib/pattern/worn/place';
import { tiedPlaces } from '@/lib/pattern/worn/ties';
import { halved } from '@/lib/tryon/mesh/halved';
import { meshPiece } from '@/lib/tryon/mesh/piece-mesh';
import { foldedAlong, onStraps } from './along-lines';
import { sewCaught } from './caught';
import { buttonUp, sewClosures } from './closures';
import { drawnIn } from './drawn-in';
import type { Drawn } from './drawn-up';
import { facedVertices } from './faced';
import { heldEdge } from './held-edge';
import { creasesOf, spacingsOf, strapPlaces } from './mesh-places';
import { type Overlying, overlyingOf } from './overlying';
import { placeKey, seamPlaces } from './seam-places';
import { type Sewn, sewFisheyes, sewSeam } from './sewing';
import { type LaidSheet, laySheet, type Sheet } from './sheet';
import { laidPieces, leftOut, type Simplified } from './simplified';
import type { Tie } from './ties';
import { turnedIn } from './turned';
import { sidesOf } from './worn-sides';

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
  /** Vertices of a cowl behind which its facing lies. */
  readonly doubled: Uint32Array;
  /** Vertices behind which a facing lies. */
  readonly faced: Uint32Array;
  /** Vertices along straps that are cut in one with a piece. */
  readonly straps: Uint32Array;
  /** Cloth that lies over other cloth. */
  readonly overlaps: readonly Overlying[];
  /** Vertices along each fold of pleats that are laid. */
  readonly folds: readonly (readonly number[])[];
  /** Of each vertex, how the cloth is drawn in there by what runs in a casing. */
  readonly drawnIn: readonly (Drawn | undefined)[];
  /** Vertices along an edge that is drawn in below the shoulders. */
  readonly heldEdge: Uint32Array;
  /** How far flaps hang below the mouths of pockets, cm; undefined where there are none. */
  readonly pocketFlap: number | undefined;
  /** How its front hangs, where that falls in a fold below the neck. */
  readonly cowl: WornCowl | undefined;
  /** A belt that goes round it is drawn on it once it hangs. */
  readonly belt: WornBelt | undefined;
  /** What of the garment does not hang as it is sewn. */
  readonly simplified: readonly Simplified[];
}

/** The cloth that hangs: one layer of all that is seen, meshed near the spacing, cm. */
export function clothOf(draft: MeasuredDraft, spacing: number): Cloth {
  const missing = leftOut(draft);
  const left = new Set(missing.map(({ piece }) => piece));
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
      ...sewCaught(draft, named),
      ...[...named.values()].flatMap(sewFisheyes),
    ],
    ...turned,
    faced: Uint32Array.from(facedVertices(sheets, draft)),
    buttons,
    straps: Uint32Array.from(sheets.flatMap(onStraps)),
    folds: sheets.flatMap((own) => foldedAlong(own, spacing)),
    drawnIn: drawnIn(sheets, draft),
    heldEdge: Uint32Array.from(heldEdge(sheets, draft)),
    pocketFlap: draft.piece('pocket-flap')?.seamLine.extent(0, 1),
    cowl: wornCowl(draft.draft),
    belt: wornBelt(draft),
    overlaps: overlyingOf(sheets, turned.turned, buttons),
    simplified: [...missing, ...laidPieces(draft).filter(({ piece }) => !left.has(piece))],
  };
}

function layAll(draft: MeasuredDraft, spacing: number, leftOut: ReadonlySet<string>): WornSheet[] {
  let first = 0;
  const spacingIn = spacingsOf(draft, spacing);
  const places = seamPlaces(
    draft,
    (id) => !leftOut.has(id),
    (id) => spacingIn(draft.piece(id) as PieceView),
  );
  return draft.pieces.flatMap((piece) => {
    const place = wornPlace(piece, draft);
    if (leftOut.has(piece.id)) return [];
    const worn = halved(piece) ?? piece;
    if (!place) throw new Error(`Nothing says where the piece ${piece.id} is worn`);
    const laid = laySheet(
      meshPiece(worn, spacingIn(piece), {
        held: [...buttonedPlaces(piece), ...lappedPlaces(piece), ...tiedPlaces(piece, draft.draft)],
        creases: creasesOf(piece, spacingIn(piece)),
        along: (edge) => places.get(placeKey(piece.id, edge)) ?? strapPlaces(piece, edge),
      }),
      sidesOf(piece.piece),
      first,
    );
    first += laid.points.length;
    return [{ ...laid, place, collar: collarManner(piece, draft), fall: collarFall(piece, draft) }];
  });
}
