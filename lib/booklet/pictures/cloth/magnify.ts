import { carry, type Motion } from '@/lib/geometry/motion';
import { span } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import type { Pair } from '@/lib/geometry/types';
import { type Box, boxLine, tornRound } from './enlarge-detail';
import { outlineOf, withoutFold } from './lay-piece';
import type { Lines, Scene, Shown } from './scene';

/** Lines are cut at the edge of the detail this exactly, cm. */
const FINE = 0.1;

/** What of a scene lies within a box, so many times as large, torn off all round: drawn beside it, it bears no numbers. */
export function magnified({ shown }: Scene, box: Box, times: number): Scene {
  const larger: Motion = [times, 0, 0, times, 0, 0];
  return { shown: shown.flatMap((each) => within(each, box, larger)), arrows: [] };
}

function within(shown: Shown, box: Box, motion: Motion): Shown[] {
  const { piece, side, worked, sewn, creased, notched = [] } = shown;
  const outline = outlineOf(shown);
  const middle: Pair = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const left = tornRound(outline, box, middle);
  if (left.length < 3) return [];
  const cut = (lines: Lines = []) =>
    lines.flatMap((line) =>
      partsIn(
        box,
        line.map((at) => carry(shown.motion, at)),
      ),
    );
  return [
    {
      ...{ piece: withoutFold(piece), side, motion, outline: left },
      ...{ unfolded: false, torn: true, bent: true, unnamed: true },
      ...{ worked: cut(worked), sewn: cut(sewn), creased: cut(creased), within: cut(shown.within) },
      notched: notched.flatMap((notch) => {
        const at = carry(shown.motion, notch.at);
        const [ox, oy] = carry(shown.motion, [0, 0]);
        const [x, y] = carry(shown.motion, notch.inward);
        return contains(boxLine(box), at) ? [{ ...notch, at, inward: [x - ox, y - oy] as Pair }] : [];
      }),
    },
  ];
}

/** The stretches of a line inside a box. */
function partsIn(box: Box, line: readonly Pair[]): Pair[][] {
  const seen = finelyAlong(line, FINE).filter((at) => contains(boxLine(box), at));
  const parts: Pair[][] = [];
  for (const at of seen) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (last && before && span(before, at) < 2 * FINE) last.push(at);
    else parts.push([at]);
  }
  return parts.filter(({ length }) => length > 1);
}
