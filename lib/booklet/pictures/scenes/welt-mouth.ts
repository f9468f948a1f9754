import { ROWS } from '@/lib/drafting/pockets/welt-strip';
import { boundsOf } from '@/lib/geometry/bounds';
import { flatten } from '@/lib/geometry/flatten';
import { asPairs } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { distanceToLine } from '@/lib/pattern/distances';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { innerPlaces } from '../../steps/edges/find-inner-places';
import { boxLine } from '../cloth/enlarge-detail';
import { doubled } from '../cloth/fold-strip';
import { lying } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';

/** The cut parts so far before its ends, to run into them. */
export const PARTS = 1;

const MADE = 'make-welt-pocket';

/** From the middle of a mouth to either row, cm. */
export const ROW = ROWS / 2;

/** The slit on its piece, half the mouth, whose line a dart sewn by then makes longer on paper, and the welts that border it: half their length, and their height folded. */
export interface Mouth {
  readonly on: Piece;
  readonly slit: readonly Pair[];
  readonly half: number;
  readonly welt: Piece;
  readonly reach: number;
  readonly high: number;
  /** Seams sewn by then that the slit runs through. */
  readonly within: readonly (readonly Pair[])[];
}

/** Of the cloth round a slit so much may be seen, cm. */
const ROUND = 30;

/** The cloth that a slit lies in, and the whole of it, of which a piece carries at least the beginning. */
type SlitCloth = Pick<Mouth, 'on' | 'slit' | 'within'>;

/** Of a slit that goes on beyond a seam the panels lie joined: one cloth, with the seam in it. */
function joinedAt(on: Piece, slit: readonly Pair[], half: number): SlitCloth {
  const [[x, y], crossed] = [firstOf(slit), lastOf(slit)];
  const middle = x + half;
  const around = boxLine([middle - ROUND, y - ROUND, middle + ROUND, y + ROUND]);
  const seam = on.edges.map((edge) => asPairs(flatten(pathOf(edge)))).find((line) => isNear(crossed, line));
  const whole: Pair[] = [
    [x, y],
    [x + 2 * half, y],
  ];
  const near = (seam ?? []).filter((at) => Math.abs(at[1] - y) < SEEN_OF_SEAM);
  return { on: { ...on, cutLine: around }, slit: whole, within: [near] };
}

/** How far up and down the seam is drawn, cm, and how near an end of the slit lies to it. */
const SEEN_OF_SEAM = 4;
const ON_SEAM = 0.1;

const isNear = ([x, y]: Pair, line: readonly Pair[]): boolean =>
  distanceToLine(
    { x, y },
    line.map(([px, py]) => ({ x: px, y: py })),
  ) < ON_SEAM;

/** Whether a slit goes on on another piece. */
const goesOn = ({ internal }: Piece): boolean =>
  internal.some(({ id, kind }) => kind === 'slash' && id.startsWith('pocket-'));

/** The mouth of a garment's welt pockets. */
export function mouthOf({ draft, measured }: Pick<Book, 'draft' | 'measured'>): Mouth | undefined {
  const made = draft.operations.find(({ operation }) => operation === MADE);
  const own = draft.pieces.filter(({ id }) => made?.pieces.includes(id));
  const welt = own.find(({ part }) => part === 'pocket');
  const on = own.find((piece) => innerPlaces(MADE, piece).length > 0 && !goesOn(piece));
  const strip = welt && doubled(welt, measured.seams);
  const [slit] = on ? innerPlaces(MADE, on) : [];
  if (!on || !strip || !slit) return undefined;
  const { left, right, bottom, top } = boundsOf(strip.outline);
  const half = Number(made?.figures.mouth) / 2;
  const cloth = own.some(goesOn) ? joinedAt(on, slit, half) : { on, slit, within: [] };
  return { ...cloth, half, welt, reach: (right - left) / 2, high: top - bottom };
}

/** A level line across the middle of the mouth's picture. */
export const level = (half: number, y: number, by = 0): Pair[] => [
  [by - half, y],
  [by + half, y],
];

/** A welt with its folded length across the picture, from one height to another. */
export function weltAt({ welt, reach }: Mouth, [bottom, top]: Pair, drawn: Partial<Shown>, by = 0): Shown {
  const outline = boxLine([by - reach, bottom, by + reach, top]);
  return lying(welt, 'right', { outline, ...drawn });
}

/** Inside, the two welts lie fold to fold behind the mouth, each held by its row. */
export function weltsTurned(mouth: Mouth): [Shown, Shown] {
  const { half, high } = mouth;
  return [
    weltAt(mouth, [0, high], { sewn: [level(half, ROW)] }),
    weltAt(mouth, [-high, 0], { sewn: [level(half, -ROW)] }),
  ];
}
