import { ROWS, WELT_SHOWS } from '@/lib/drafting/pockets/welt-strip';
import type { Pair, Piece } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { type Book, findPiece } from '../book';
import { boxLine, detailOf, onDetail } from '../drawings/detail';
import { doubled } from '../drawings/doubled';
import { STILL } from '../drawings/rigid';
import type { Lines, Scene, Shown } from '../drawings/scene';
import { innerPlaces } from './inner-places';
import { type Job, piecesOf } from './jobs';

/** Cloth shown beyond the welts, up and down and at their ends, cm. */
const BEYOND = 1.5;
/** The lower of two welts that lie on each other is drawn so far along, to be seen, cm. */
const PEEK = 0.5;
/** The edge of its lower layer is seen so far inside that of the upper one, cm. */
const LAYER = 0.2;
/** The cut parts so far before its ends, to run into them. */
const PARTS = 1;
/** Stitches across the ends take in so much more than the mouth, cm. */
const ACROSS = 0.2;

const ROW = ROWS / 2;

/** Half a mouth, whose line a dart sewn by then makes longer on paper, and the welts that border it: half their length, and their height folded. */
interface Mouth {
  readonly half: number;
  readonly welt: Piece;
  readonly reach: number;
  readonly high: number;
}

/** A mouth, large: its two welts on their line, the cut between their rows, the welts turned to the inside. */
export function weltScene(book: Book, job: Job, key: string): Scene | undefined {
  const own = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const welt = own.find(({ part }) => part === 'pocket');
  const on = own.find((piece) => innerPlaces(job.operation, piece).length > 0);
  const strip = welt && doubled(welt, book.measured.seams);
  const [slit] = on ? innerPlaces(job.operation, on) : [];
  const lay = LYING[key];
  if (!welt || !on || !strip || !slit || !lay) return undefined;
  const { left, right, bottom, top } = boundsOf(strip.outline);
  const mouth = {
    half: Number(job.operations[0]?.figures.mouth) / 2,
    welt,
    reach: (right - left) / 2,
    high: top - bottom,
  };
  const [across, up] = [mouth.reach + BEYOND, mouth.high + BEYOND];
  const cloth = detailOf(
    on,
    slit,
    [-across, -up, across, up],
    key === 'place' || key === 'sew' ? 'right' : 'wrong',
  );
  return { shown: lay(cloth, mouth), arrows: [], detail: true };
}

const LYING: Readonly<Record<string, (cloth: Shown, mouth: Mouth) => Shown[]>> = {
  place: (cloth, mouth) => onTheirLines(cloth, mouth, mouth.reach),
  sew: (cloth, mouth) => onTheirLines(cloth, mouth, mouth.half),
  cut: opened,
  turn: turnedThrough,
};

const level = (half: number, y: number, by = 0): Pair[] => [
  [by - half, y],
  [by + half, y],
];

function weltAt({ welt, reach }: Mouth, [bottom, top]: Pair, drawn: Partial<Shown>, by = 0): Shown {
  const outline = boxLine([by - reach, bottom, by + reach, top]);
  return { piece: welt, side: 'right', unfolded: false, motion: STILL, outline, worked: [], ...drawn };
}

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
  const corners = [-half, half].flatMap((x, i) =>
    [-ROW, ROW].map((y): Pair[] => [middle[i] as Pair, [x, y]]),
  );
  const on = (lines: Lines) => lines.map((line) => onDetail(cloth, line));
  return [{ ...cloth, sewn: on([level(half, -ROW), level(half, ROW)]), worked: on([middle, ...corners]) }];
}

/** Inside, they lie fold to fold behind the mouth, its ends stitched across. */
function turnedThrough(cloth: Shown, mouth: Mouth): Shown[] {
  const { half, high } = mouth;
  const ends: Lines = [-half, half].map((x): Pair[] => [
    [x, -ROW - ACROSS],
    [x, ROW + ACROSS],
  ]);
  return [
    cloth,
    weltAt(mouth, [0, high], { sewn: [level(half, ROW)] }),
    weltAt(mouth, [-high, 0], { sewn: [level(half, -ROW)], worked: ends }),
  ];
}
