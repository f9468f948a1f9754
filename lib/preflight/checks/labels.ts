import type { Draft } from '@/lib/pattern/types';
import { isInside } from '../compare/polygon';
import type { Registered } from '../compare/register';
import { pieceIn } from '../compare/settle';
import type { Findings } from '../finding';
import type { InkForm, InkText } from '../reading/ink';

/** A label begins with the number of its piece, alone or before its name; a file tells no space from another. */
const TITLE = /^(\d+)(?:[ \u{A0}]{2}|$)/u;

function numbered({ text, layers }: InkText, { pieces }: Draft): string | undefined {
  const number = layers.length > 0 ? TITLE.exec(text)?.[1] : undefined;
  return number === undefined ? undefined : pieces[Number(number) - 1]?.id;
}

const middleOf = ({ corners: [a, , c] }: InkText): readonly [number, number] => [
  (a[0] + c[0]) / 2,
  (a[1] + c[1]) / 2,
];

/** The piece that the label inside a line of points names. */
export function nameInside({ texts }: InkForm, points: readonly number[], draft: Draft): string | undefined {
  for (const text of texts) {
    const name = numbered(text, draft);
    if (name !== undefined && isInside(points, ...middleOf(text))) return name;
  }
  return undefined;
}

/** No piece carries the number of another. */
export function checkLabels(
  { texts }: InkForm,
  found: readonly Registered[],
  draft: Draft,
  findings: Findings,
): void {
  for (const text of texts) {
    const name = numbered(text, draft);
    if (name === undefined) continue;
    const [x, y] = middleOf(text);
    const around = found.find(({ pose, at }) => isInside(pose.chain, x - at[0], y - at[1]));
    if (around && pieceIn(around) !== name) findings.add('label', { piece: pieceIn(around) });
  }
}
