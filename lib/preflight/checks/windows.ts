import type { Box } from '@/lib/drawing/types';
import { item } from '@/lib/geometry/sequence';
import type { PlottedFormat, TiledFormat } from '@/lib/sheets/formats';
import type { Findings } from '../finding';
import type { InkForm, InkPage } from '../reading/ink';
import { carriedBox, inverse } from '../reading/matrices';

/** A page, and the part of the form it shows. */
export interface PageWindow {
  readonly page: InkPage;
  /** From 1, as readers count. */
  readonly number: number;
  readonly form: string;
  /** What is seen of the form, in its own coordinates; of a page without a clip all that the page holds. */
  readonly seen: Box;
  /** The page itself in the form's coordinates. */
  readonly sheet: Box;
}

/** How far a frame may be off its place, cm: operators carry hundredths of a point. */
const EXACT = 0.002;
/** A line on a join is drawn whole on both pages: so far at most may a clip reach beyond its frame, cm. */
const BLEED = 0.1;

/** The part of the pattern on each page that shows any; a form that is scaled, turned or shown twice is a finding. */
export function windowsOf(pages: readonly InkPage[], findings: Findings): PageWindow[] {
  return pages.flatMap((page, i) => {
    const [placement, another] = page.placements;
    if (!placement) return [];
    const name = String(i + 1);
    const [a, b, c, d] = placement.matrix;
    const isTrue = Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) < 1e-5;
    if (another || !isTrue) findings.add('tile', { page: name });
    const back = inverse(placement.matrix);
    const sheet = carriedBox(back, [0, 0, page.width, page.height]);
    const seen = placement.clip ? carriedBox(back, placement.clip) : sheet;
    return [{ page, number: i + 1, form: placement.form, seen, sheet }];
  });
}

/** Letters of the row and the number of the column, as pages are addressed. */
function addressOf(row: number, column: number): string {
  const letter = (index: number): string => String.fromCharCode(65 + (index % 26));
  const letters = row < 26 ? letter(row) : `${letter(Math.floor(row / 26) - 1)}${letter(row)}`;
  return `${letters}${column + 1}`;
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-4;

/** Whether a clip holds its frame, and hardly more. */
function framed(seen: Box, frame: Box): boolean {
  return seen.every((side, i) => {
    const beyond = (side - item(frame, i)) * (i < 2 ? -1 : 1);
    return beyond > -EXACT && beyond < BLEED;
  });
}

/** Each page shows the part of the grid that its address says, in the middle of the sheet, and none shows another's. */
export function checkTiles(
  windows: readonly PageWindow[],
  { box }: InkForm,
  { frame: [wide, high], page: size }: TiledFormat,
  findings: Findings,
): void {
  const rows = (box[1] + box[3]) / high;
  const taken = new Set<string>();
  for (const { page, number, seen, sheet } of windows) {
    const [x, y] = [sheet[0] + (size[0] - wide) / 2, sheet[1] + (size[1] - high) / 2];
    const [column, row] = [x / wide, rows - 1 - y / high];
    const address = addressOf(Math.round(row), Math.round(column));
    const inGrid = isWhole(column) && isWhole(row) && row > -0.5 && column > -0.5;
    const isNamed = page.texts.some(({ text }) => text === address);
    const isFramed = framed(seen, [x, y, x + wide, y + high]);
    if (!inGrid || !isNamed || !isFramed || taken.has(address))
      findings.add('tile', { page: String(number) });
    taken.add(address);
  }
}

/** Whether two boxes share more than the little that is drawn on both sides of a join. */
const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[2] - 2 * BLEED && b[0] < a[2] - 2 * BLEED && a[1] < b[3] - 2 * BLEED && b[1] < a[3] - 2 * BLEED;

/** Each page of a plotter shows a part of its own, inside the margins; that nothing lies between is seen elsewhere. */
export function checkStrips(
  windows: readonly PageWindow[],
  { margin }: PlottedFormat,
  findings: Findings,
): void {
  windows.forEach(({ seen, sheet, number }, i) => {
    const kept = seen.every((side, k) => (side - item(sheet, k)) * (k < 2 ? 1 : -1) > margin - BLEED);
    const isOwn = windows.slice(0, i).every(({ seen: other }) => !overlap(other, seen));
    if (!kept || !isOwn) findings.add('tile', { page: String(number) });
  });
}
