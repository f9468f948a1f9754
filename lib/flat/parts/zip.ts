import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { endOf, path, polyline, startOf } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { line, shape } from '../ink';
import type { WornSkirt } from '../worn/skirt';
import type { Face } from '../worn/types';
import { hasCentreSeam } from './centre-seam';
import type { FlatPart } from './part';

const PULL = { width: 0.45, length: 1.9 };
const STOP = 0.7;

/** Length of the zip, when the centre of this face carries one. */
function centreZip({ choices, notions }: Draft, face: Face): number | undefined {
  const zip = notions.find(
    ({ kind }) => kind === 'invisible-zip' || kind === 'zip' || kind === 'separating-zip',
  );
  const opening = traitsOf(OPENING, choices.options);
  const isHere = opening?.closes === 'zip' && opening.face === face.view;
  return isHere && hasCentreSeam(face) ? zip?.length : undefined;
}

/** Where the opening ends: the stop marked on the pattern, or else the length of the zip below the neckline. */
function stopOf(face: Face, top: Point, length: number): Point {
  for (const piece of face.panels) {
    const mark = piece.marks.find(({ kind }) => kind === 'stop');
    if (mark) return { x: 0, y: face.place(piece, { x: mark.at[0], y: mark.at[1] }).y };
  }
  return { x: 0, y: top.y - length };
}

/** Skirts are drawn in the heights of the body. */
function stopInSkirt({ panels }: WornSkirt, top: Point, length: number): Point {
  const marks = panels.flatMap((piece) => piece.marks.filter(({ kind }) => kind === 'stop'));
  return { x: 0, y: marks[0]?.at[1] ?? top.y - length };
}

/** A drop that hangs from the slider. */
function pull({ x, y }: Point): Path {
  const { width, length } = PULL;
  const bottom = { x, y: y - length };
  return path(
    cubic({ x, y }, { x: x + width * 0.3, y: y - length * 0.3 }, { x: x + width, y: y - length }, bottom),
    cubic(bottom, { x: x - width, y: y - length }, { x: x - width * 0.3, y: y - length * 0.3 }, { x, y }),
  );
}

/** A zip in the centre seam: its pull at the neckline and a bar where it ends above the hem. */
export const zip: FlatPart = ({ draft, near, skirt }) => {
  const length = centreZip(draft, near);
  if (length === undefined) return [];
  const top = endOf(near.lines.neckline);
  const stop = skirt ? stopInSkirt(skirt, top, length) : stopOf(near, top, length);
  const id = `${near.view}/zip`;
  const ends = stop.y > startOf((skirt ?? near.lines).hem).y + 1;
  const bar = polyline({ x: stop.x - STOP / 2, y: stop.y }, { x: stop.x + STOP / 2, y: stop.y });
  const drop = pull({ x: top.x, y: top.y - 0.3 });
  return [...(ends ? [line(bar, 'seam', id)] : []), shape(drop, 'paper', id), line(drop, 'seam', id)];
};
