import type { Point } from '@/lib/geometry/types';
import { lengthAlong, type PieceView } from '@/lib/pattern/piece-view';
import type { LineName } from '@/lib/pattern/types';
import { eachAxis, type Place, unit, wayTo } from '@/lib/tryon/body/place';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { GATHERED } from '@/lib/tryon/cloth/mesh-places';
import type { SewnLine } from '@/lib/tryon/cloth/ties';
import type { RangedSheet } from '../cloth/sheet-ranges';
import type { Attachment } from './attachment';
import type { Lay } from './dress';
import type { Figure } from './figure';
import { footOn } from './foot';
import { hangingWay, type Way } from './hanging-way';
import { shareBetween } from './share-between';
import type { Flare } from './waves';

interface Dressing {
  readonly cloth: Cloth;
  readonly places: Float64Array;
  readonly figure: Figure;
}

/** Where on what it is sewn to a place of its own line comes to lie, cm along that. */
type OnSeam = (at: number) => Place;

/** A piece begins at the line it is sewn to and goes on from there as it hangs. */
export function layAttached(own: RangedSheet, seam: Attachment, dressing: Dressing): Lay {
  const { sides } = own.sheet.sheet;
  // Worn on her right alone it is laid as if it were on her left, and its image taken.
  const isImage = sides.length === 1 && sides[0] === 'right';
  const line = seam.own.vertices
    .map((v) => flatOf(dressing.cloth, v))
    .map(({ x, y }) => ({ x: isImage ? -x : x, y }));
  const onSeam: OnSeam = (at) => {
    const [x, y, z] = placeOn(seam.other, seam.onOther(at), dressing.places);
    return [isImage ? -x : x, y, z];
  };
  const start = (i: number): Place => onSeam(seam.own.at[i] as number);
  const base = line.map((_, i) => start(i));
  const way = hangingWay(
    own.sheet,
    base,
    line,
    dressing.figure,
    flareOf(own.sheet, base, dressing.cloth, dressing.figure),
  );
  if (own.sheet.place === 'skirt') return layBetween(own.sheet, line, way, seam, onSeam);
  return (x, y) => {
    const { index, share, aside, off } = footOn(line, { x, y });
    const [p, q] = [base[index] as Place, base[index + 1] as Place];
    const along = unit(wayTo(q, p));
    const foot = eachAxis((axis) => p[axis] + share * (q[axis] - p[axis]) + aside * along[axis]);
    return way(foot, off, own.sheet.fall?.standAt({ x, y }) ?? 0);
  };
}

/** Less wide than this beside the line it hangs from, a skirt lies about the hips without folds. */
const PLAIN = 1.6;

/** Upper and lower edges of what hangs round the body from a seam: of a skirt, and of each of its tiers. */
const UPPER: readonly LineName[] = ['waist', 'tier-upper'];
const LOWER: readonly LineName[] = ['hem', 'tier-lower'];

/** The width of the whole skirt or tier, where a piece of it is flared; every piece of it has the same. */
function flareOf(
  { sheet }: WornSheet,
  base: readonly Place[],
  { sheets }: Cloth,
  figure: Figure,
): Flare | undefined {
  const { piece } = sheet.mesh;
  if (!hangsRound(piece)) return undefined;
  const pieces = sheets.filter(
    ({ sheet: { mesh } }) => hangsRound(mesh.piece) && tierOf(mesh.piece) === tierOf(piece),
  );
  const around = (lines: readonly LineName[]) =>
    pieces.reduce((sum, { sheet: { mesh, sides } }) => sum + sides.length * lengthOn(mesh.piece, lines), 0);
  const laid = 2 * Math.PI * meanRadius(base, figure);
  const [cut, hem] = [around(UPPER), around(LOWER)];
  const side = piece.edges.filter(({ line }) => line === 'side' || line === 'centre');
  const length = side.reduce((sum, edge) => sum + edge.length, 0) / 2;
  const isGathered = cut > GATHERED * laid;
  if (hem <= PLAIN * laid && !isGathered) return undefined;
  return { laid, cut, hem, length, manner: isTier(piece) ? 'tiered' : isGathered ? 'gathered' : 'whole' };
}

const lengthOn = (piece: PieceView, lines: readonly LineName[]) =>
  lines.reduce((sum, line) => sum + lengthAlong(piece, line), 0);

const hangsRound = (piece: PieceView) =>
  piece.piece.part.startsWith('skirt') && lengthOn(piece, UPPER) > 0 && lengthOn(piece, LOWER) > 0;

const isTier = (piece: PieceView) => lengthOn(piece, ['tier-upper', 'tier-lower']) > 0;

const tierOf = ({ id }: PieceView) => /-tier-\d+$/.exec(id)?.[0];

/** How far from the axis of the trunk a line lies on average, cm. */
const meanRadius = (base: readonly Place[], { trunk }: Figure) =>
  base.reduce((sum, [x, , z]) => sum + Math.sqrt(x * x + (z - trunk.forward) ** 2), 0) / base.length;

/** A piece that widens: each place by its share between both sides, and by how far it lies from the line. */
function layBetween(
  { sheet }: WornSheet,
  line: readonly Point[],
  way: Way,
  seam: Attachment,
  onSeam: OnSeam,
): Lay {
  const { at } = seam.own;
  const [from, to] = [at[0] as number, at.at(-1) as number];
  const share = shareBetween(sheet.mesh.piece, line[0] as Point, line.at(-1) as Point);
  return (x, y) => {
    const along = Math.min(1, Math.max(0, share({ x, y })));
    return way(onSeam(from + along * (to - from)), footOn(line, { x, y }).off, 0);
  };
}

const flatOf = ({ flat }: Cloth, v: number): Point => ({
  x: flat[2 * v] as number,
  y: flat[2 * v + 1] as number,
});

function placeOn({ vertices, at }: SewnLine, along: number, places: Float64Array): Place {
  const found = at.findIndex((own) => own >= along);
  const next = found < 0 ? at.length - 1 : Math.max(1, found);
  const [p, q] = [at[next - 1] as number, at[next] as number];
  const share = q > p ? (along - p) / (q - p) : 0;
  const [a, b] = [3 * (vertices[next - 1] as number), 3 * (vertices[next] as number)];
  return eachAxis(
    (axis) => (1 - share) * (places[a + axis] as number) + share * (places[b + axis] as number),
  );
}
