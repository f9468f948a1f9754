import { FOOT, MARGIN, PAGE } from '@/lib/booklet/compose/page';
import { within } from '@/lib/booklet/pictures/cloth/find-inner-point';
import { textCorners } from '@/lib/drawing/bounds';
import type { Page } from '@/lib/drawing/document';
import type { Item, Text } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';

/** The points an item reaches. */
export function cornersOf(item: Item): readonly (readonly [number, number])[] {
  if (item.kind === 'text') return textCorners(item);
  return item.path.flatMap((command) => {
    const numbers = command.slice(1) as number[];
    return Array.from(
      { length: numbers.length / 2 },
      (_, i) => [numbers[2 * i], numbers[2 * i + 1]] as [number, number],
    );
  });
}

/** Whether lines run through what is written. */
export function isCrossed(item: Text, lines: readonly (readonly Pair[])[]): boolean {
  const corners = textCorners(item);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const spans = lines.flatMap((line) => within(line, Math.min(...ys), Math.max(...ys)));
  return spans.some(([from, to]) => to > Math.min(...xs) && from < Math.max(...xs));
}

const isInside = ([x, y]: readonly [number, number]) =>
  x > MARGIN.left - 0.35 &&
  x < PAGE.width - MARGIN.right + 0.35 &&
  y > FOOT - 0.3 &&
  y < PAGE.height - MARGIN.top + 0.1;

/** What leaves the text area of a page, by name. */
export function strays({ items, id }: Page): string[] {
  return items
    .filter((item) => !cornersOf(item).every(isInside))
    .map((item) => `page ${id}: ${item.kind === 'text' ? item.text : (item.id ?? item.stroke)}`);
}

interface Box {
  readonly text: string;
  readonly box: readonly [number, number, number, number];
}

/** Lines of running text; numbers on pieces belong to pictures. */
export function linesOf({ items }: Page): Box[] {
  const lines = items.filter(
    (item): item is Text => item.kind === 'text' && item.layer === 'text' && item.text.trim() !== '',
  );
  return lines.map((line) => {
    const xs = textCorners(line).map(([x]) => x);
    const ys = textCorners(line).map(([, y]) => y);
    return { text: line.text, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
}

/** Lines of text that lie on each other. */
export function collisions(page: Page): string[] {
  const lines = linesOf(page);
  return lines.flatMap((a, i) =>
    lines
      .slice(i + 1)
      .filter((b) => meets(a, b))
      .map((b) => `page ${page.id}: “${a.text}” over “${b.text}”`),
  );
}

const meets = ({ box: [ax, ay, bx, by] }: Box, { box: [cx, cy, dx, dy] }: Box) =>
  ax < dx - 0.01 && cx < bx - 0.01 && ay < dy - 0.02 && cy < by - 0.02;
