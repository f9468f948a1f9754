import { turnedPattern } from '@/lib/cloth/pattern';
import { joinedStrokes } from './joined-strokes';
import type { Picture } from './protocol';

/**
 * Strokes as one text: a page full of cards is read by the browser far faster than it is built element by element, and
 * faster still without the lines that lie outside the window and with as few elements as will do.
 */
export function markupOf(
  strokes: Picture['strokes'],
  cloth: Picture['cloth'] = [],
  box: Picture['box'],
): string {
  const seen = joinedStrokes(strokes.filter(({ d }) => reaches(d, box)));
  const lying = cloth.filter(({ id }) => seen.some(({ paint }) => paint === id));
  return (
    lying.map(({ id, of, turn, about }) => turnedPattern(id, of, turn, about)).join('') +
    seen
      .map(({ d, stroke, fill, paint }) => {
        const own = paint ? ` style="fill:url(#${paint})"` : '';
        return `<path data-stroke="${stroke}" data-fill="${fill}"${own} d="${d}"/>`;
      })
      .join('')
  );
}

/** Half the width of the boldest line, in cm. */
const LINE = 0.2;

/** Whether anything of a path can be seen in a window; handles of curves are taken for points. */
function reaches(d: string, [left, top, width, height]: Picture['box']): boolean {
  const figures = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const along = (axis: 0 | 1) => figures.filter((_, i) => i % 2 === axis);
  const overlaps = (points: readonly number[], from: number, to: number) =>
    Math.min(...points) <= to + LINE && Math.max(...points) >= from - LINE;
  return overlaps(along(0), left, left + width) && overlaps(along(1), top, top + height);
}
