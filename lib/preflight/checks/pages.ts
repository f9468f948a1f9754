import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Format } from '@/lib/sheets/formats';
import { LONGEST_PAGE } from '@/lib/sheets/formats';
import type { Findings } from '../finding';
import { endOf, startOf } from '../reading/flat-points';
import {
  boxOfPoints,
  type Ink,
  type InkForm,
  type InkPage,
  type InkStroke,
  type Polyline,
} from '../reading/ink';

/** Sizes of pages are exact but for the rounding of numbers, cm. */
const EXACT = 0.001;
/** A test square is true to a hundredth of a millimetre, cm. */
const TRUE = 0.001;
/** Words may touch the edge of their page, no more. */
const ON_EDGE = 1e-6;
/** The drawing of a projector's page leaves half a centimetre on every side. */
const EDGE = 0.5;

const isSize = ({ width, height }: InkPage, [w, h]: Pair): boolean =>
  Math.abs(width - w) < EXACT && Math.abs(height - h) < EXACT;

function isRoll({ width, height }: InkPage, [w]: Pair): boolean {
  const whole = Math.abs(height - Math.round(height)) < EXACT;
  return Math.abs(width - w) < EXACT && whole && height <= LONGEST_PAGE + EXACT;
}

/** Each page of a paper format has the size of its paper. */
export function checkSizes(
  pages: readonly InkPage[],
  format: Exclude<Format, { kind: 'projected' }>,
  findings: Findings,
): void {
  const isRight = format.kind === 'plotted' && format.roll ? isRoll : isSize;
  pages.forEach((page, i) => {
    if (!isRight(page, format.page)) findings.add('page-size', { page: String(i + 1) });
  });
}

/** A projector's one page is its drawing and half a centimetre round it. */
export function checkProjected(
  page: InkPage,
  { strokes, texts }: InkForm,
  gridLayer: string,
  findings: Findings,
): void {
  const lines = strokes.filter(({ layers }) => !layers.includes(gridLayer)).flatMap((stroke) => stroke.lines);
  const words = texts.map(({ corners }) => corners.flat());
  const boxes = [...lines.map(({ points }) => points), ...words].map(boxOfPoints);
  const drawing = boxOfPoints(boxes.flat());
  const off = [drawing[0], drawing[1], page.width - drawing[2], page.height - drawing[3]];
  const distance = Math.max(...off.map((room) => Math.abs(room - EDGE)));
  if (!(distance < 0.02)) findings.add('page-size', { page: '1', distance });
}

/** How far the nearest square to a side is off it, on either axis, cm; undefined where there is none. */
function awayFrom(side: number, { strokes }: Pick<Ink, 'strokes'>): number | undefined {
  const offs = strokes
    .flatMap(({ lines }) => lines)
    .filter(isUpright)
    .map(({ points }) => {
      const [x0, y0, x1, y1] = boxOfPoints(points);
      return Math.max(Math.abs(x1 - x0 - side), Math.abs(y1 - y0 - side));
    })
    .filter((off) => off < side / 10);
  return offs.length > 0 ? Math.min(...offs) : undefined;
}

const isUpright = ({ points, closed }: Polyline): boolean =>
  closed &&
  points.length === 8 &&
  points.every((value, i) => {
    const next = cyclic(points, i + 2);
    const turns = (i >> 1) % 2 === (i % 2 === 0 ? 1 : 0);
    return turns ? Math.abs(value - next) < 1e-9 : true;
  });

/** Both squares by which a reader measures the file are there and true, up and across. */
export function checkSquares(ink: Pick<Ink, 'strokes'>, page: string, findings: Findings): void {
  for (const side of [METRIC_SQUARE, INCH_SQUARE]) {
    const off = awayFrom(side, ink);
    if (off === undefined) findings.add('test-square', { page });
    else if (off > TRUE) findings.add('test-square', { page, distance: off });
  }
}

/** All words of a page lie on it. */
export function checkWords({ texts, width, height }: InkPage, page: string, findings: Findings): void {
  const isOn = ([x, y]: Pair) => x > -ON_EDGE && y > -ON_EDGE && x < width + ON_EDGE && y < height + ON_EDGE;
  if (!texts.every(({ corners }) => corners.every(isOn))) findings.add('text-outside', { page });
}

/** The signs of the legend: short level lines, one for each material. */
const SIGN = 1.5;

const isSign = ({ lines }: InkStroke): boolean => {
  const [line, another] = lines;
  if (!line || another || line.points.length !== 4) return false;
  const [[x, y], [u, v]] = [startOf(line.points), endOf(line.points)];
  return Math.abs(Math.abs(u - x) - SIGN) < 0.01 && y === v;
};

/** Beside the form a page has nothing of a cut line's weight but the signs of its legend, off the pieces. */
export function checkHeavy(
  { strokes, placements }: InkPage,
  isHeavy: (stroke: InkStroke) => boolean,
  materials: number,
  page: string,
  findings: Findings,
): void {
  const heavy = strokes.filter(isHeavy);
  const isBeside = ({ lines }: InkStroke) => {
    const [x0, y0, x1, y1] = boxOfPoints(lines[0]?.points ?? []);
    return placements.every(
      ({ clip }) => !clip || x0 > clip[2] || x1 < clip[0] || y0 > clip[3] || y1 < clip[1],
    );
  };
  const isLegend = heavy.length <= materials && heavy.every((stroke) => isSign(stroke) && isBeside(stroke));
  if (!isLegend) findings.add('stray-cut', { page });
}
