import { ROWS, WELT_SHOWS } from '@/lib/drafting/pockets/welt-strip';
import { boundsOf } from '@/lib/geometry/bounds';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { innerPlaces } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { boxLine, detailOf, onDetail } from '../cloth/enlarge-detail';
import { doubled } from '../cloth/fold-strip';
import { lying } from '../cloth/lay-piece';
import type { Lines, Scene, Shown } from '../cloth/scene';
import { trianglesStitched, weltsTurnedIn } from './turn-welts';

/** Cloth shown beyond the welts, up and down and at their ends, cm. */
const BEYOND = 1.5;
/** The lower of two welts that lie on each other is drawn so far along, to be seen, cm. */
const PEEK = 0.5;
/** The edge of its lower layer is seen so far inside that of the upper one, cm. */
const LAYER = 0.2;
/** The cut parts so far before its ends, to run into them. */
export const PARTS = 1;

/** A mouth, large: its two welts on their line, the cut between their rows; then one end, the welts turned in and held. */
export function weltScene(book: Book, _: Job, key: string): Scene | undefined {
  const mouth = mouthOf(book);
  if (mouth && key === 'turn') return weltsTurnedIn(mouth);
  if (mouth && key === 'stitch') return trianglesStitched(mouth);
  const lay = LYING[key];
  if (!mouth || !lay) return undefined;
  const [across, up] = [mouth.reach + BEYOND, mouth.high + BEYOND];
  const side = key === 'place' || key === 'sew' ? 'right' : 'wrong';
  const cloth = detailOf(mouth.on, mouth.slit, [-across, -up, across, up], side);
  return { shown: lay(cloth, mouth), arrows: [], detail: true };
}

const LYING: Readonly<Record<string, (cloth: Shown, mouth: Mouth) => Shown[]>> = {
  place: (cloth, mouth) => onTheirLines(cloth, mouth, mouth.reach),
  sew: (cloth, mouth) => onTheirLines(cloth, mouth, mouth.half),
  cut: opened,
};

/** Folds outward, each as far beyond its row as it will show: their cut edges lie across each other. */
function onTheirLines(cloth: Shown, mouth: Mouth, half: number): Shown[] {
  const fold = ROW + WELT_SHOWS;
  const cut = fold - mouth.high;
  const rows = [level(half, -ROW), level(half, ROW)];
  return [
    cloth,
    weltAt(mouth, [-fold, -cut], { within: [level(mouth.reach, -cut - LAYER, PEEK)] }, PEEK),
    weltAt(mouth, [cut, fold], { within: [level(mouth.reach, cut + LAYER)], worked: rows }),
  ];
}

/** The garment alone is cut between the rows, and from there into the end of each. */
function opened(cloth: Shown, { half }: Mouth): Shown[] {
  const middle = level(half - PARTS, 0);
  const corners = [-half, half].flatMap((x, i) => [-ROW, ROW].map((y): Pair[] => [item(middle, i), [x, y]]));
  const on = (lines: Lines) => lines.map((line) => onDetail(cloth, line));
  return [{ ...cloth, sewn: on([level(half, -ROW), level(half, ROW)]), worked: on([middle, ...corners]) }];
}

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
}

/** The mouth of a garment's welt pockets. */
export function mouthOf({ draft, measured }: Pick<Book, 'draft' | 'measured'>): Mouth | undefined {
  const made = draft.operations.find(({ operation }) => operation === MADE);
  const own = draft.pieces.filter(({ id }) => made?.pieces.includes(id));
  const welt = own.find(({ part }) => part === 'pocket');
  const on = own.find((piece) => innerPlaces(MADE, piece).length > 0);
  const strip = welt && doubled(welt, measured.seams);
  const [slit] = on ? innerPlaces(MADE, on) : [];
  if (!on || !strip || !slit) return undefined;
  const { left, right, bottom, top } = boundsOf(strip.outline);
  const half = Number(made?.figures.mouth) / 2;
  return { on, slit, half, welt, reach: (right - left) / 2, high: top - bottom };
}

/** A level line across the middle of the mouth's picture. */
export const level = (half: number, y: number, by = 0): Pair[] => [
  [by - half, y],
  [by + half, y],
];

function weltAt({ welt, reach }: Mouth, [bottom, top]: Pair, drawn: Partial<Shown>, by = 0): Shown {
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
