import { WELT_SHOWS } from '@/lib/drafting/pockets/welt-strip';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { detailOf, onDetail } from '../cloth/enlarge-detail';
import type { Lines, Scene, Shown } from '../cloth/scene';
import { trianglesStitched, weltsTurnedIn } from './turn-welts';
import { level, type Mouth, mouthOf, PARTS, ROW, weltAt } from './welt-mouth';

/** Cloth shown beyond the welts, up and down and at their ends, cm. */
const BEYOND = 1.5;
/** The lower of two welts that lie on each other is drawn so far along, to be seen, cm. */
const PEEK = 0.5;
/** The edge of its lower layer is seen so far inside that of the upper one, cm. */
const LAYER = 0.2;
/** A mouth, large: its two welts on their line, the cut between their rows; then one end, the welts turned in and held. */
export function weltScene(book: Book, _: Job, key: string): Scene | undefined {
  const mouth = mouthOf(book);
  if (mouth && key === 'turn') return weltsTurnedIn(mouth);
  if (mouth && key === 'stitch') return trianglesStitched(mouth);
  const lay = LYING[key];
  if (!mouth || !lay) return undefined;
  const [across, up] = [mouth.reach + BEYOND, mouth.high + BEYOND];
  const side = key === 'place' || key === 'sew' ? 'right' : 'wrong';
  const cloth = {
    ...detailOf(mouth.on, mouth.slit, [-across, -up, across, up], side),
    within: mouth.within,
  };
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
