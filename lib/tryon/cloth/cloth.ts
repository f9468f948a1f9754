import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { buttonedPlaces } from '@/lib/pattern/worn/buttons';
import { type CollarManner, collarManner } from '@/lib/pattern/worn/collar';
import { type WornPlace, wornPlace } from '@/lib/pattern/worn/place';
import { rollOf } from '@/lib/pattern/worn/roll';
import { tiedPlaces } from '@/lib/pattern/worn/ties';
import { halved } from '@/lib/tryon/mesh/halved';
import { meshPiece } from '@/lib/tryon/mesh/piece-mesh';
import { buttonUp, sewClosures } from './closures';
import { type Sewn, sewFisheyes, sewSeam } from './sewing';
import { type BodySide, type LaidSheet, laySheet, type Sheet } from './sheet';
import { type Simplified, simplificationsOf } from './simplified';
import type { Tie } from './ties';

/** A piece laid out, and where it is worn. */
export interface WornSheet extends LaidSheet {
  readonly place: WornPlace;
  /** Of a piece of a collar, how it is worn. */
  readonly collar: CollarManner | undefined;
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
  /** Vertices of collars and lapels, which lie over other cloth; and those of collars that lie flat on it. */
  readonly turned: Uint32Array;
  readonly flatCollar: Uint32Array;
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
  return {
    flat: Float64Array.from(sheets.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y]))),
    triangles: Uint32Array.from(sheets.flatMap(({ triangles }) => triangles)),
    sheets,
    seams: [
      ...draft.seams.flatMap((seam) => sewSeam(seam, named)),
      ...sewClosures(draft, named),
      ...[...named.values()].flatMap(sewFisheyes),
    ],
    buttons: buttonUp(named),
    turned: Uint32Array.from(sheets.flatMap(turnedOf)),
    flatCollar: Uint32Array.from(sheets.filter(({ collar }) => collar === 'flat').flatMap(turnedOf)),
    simplified,
  };
}

/** Of a collar all but its seam, of a front what lies beyond the roll line. */
function turnedOf({ sheet, collar }: WornSheet): number[] {
  const { piece, points, edges } = sheet.mesh;
  const roll = rollOf(piece);
  const neck = piece.edges.filter(({ line }) => line === 'neck');
  const sewn = new Set(neck.flatMap(({ id }) => edges.get(id)?.vertices ?? []));
  return sheet.sides.flatMap((side) =>
    points.flatMap((p, local) => {
      const isTurned = collar === 'flat' || collar === 'rolled' ? !sewn.has(local) : roll?.isTurned(p);
      const vertex = sheet.vertex(side, local);
      return isTurned && vertex !== undefined ? [vertex] : [];
    }),
  );
}

function layAll(draft: MeasuredDraft, spacing: number, leftOut: ReadonlySet<string>): WornSheet[] {
  let first = 0;
  return draft.pieces.flatMap((piece) => {
    const place = wornPlace(piece, draft);
    if (leftOut.has(piece.id)) return [];
    if (!place) throw new Error(`Nothing says where the piece ${piece.id} is worn`);
    const laid = laySheet(
      meshPiece(halved(piece) ?? piece, spacing, [
        ...buttonedPlaces(piece),
        ...tiedPlaces(piece, draft.draft),
      ]),
      sidesOf(piece.piece.cut),
      first,
    );
    first += laid.points.length;
    return [{ ...laid, place, collar: collarManner(piece, draft) }];
  });
}

/** Worn on both sides, unless it is cut once and not on a fold. */
function sidesOf({ count, onFold }: { readonly count: number; readonly onFold: boolean }): BodySide[] {
  return onFold || count > 1 ? ['left', 'right'] : ['left'];
}
