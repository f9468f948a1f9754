import { toward } from '@/lib/geometry/pair';
import { firstOf, inRuns, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Side, Step } from '@/lib/pattern/seam-view';
import { along, type Ring } from '../cloth/ring';
import type { Notched } from '../cloth/scene';
import { notchAlong } from './mark-notches';

/** A stretch of the ring on one piece, and what is cut in its edge. */
export interface Sector {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  readonly notches: readonly { readonly along: number; readonly strokes: number }[];
  readonly again: boolean;
}

/** The stretches of a side laid round the ring, which it fills; one that comes round to its first piece is one with it. */
export function sectorsOf({ steps, length }: Side, round: number): Sector[] {
  const scale = round / length;
  const runs = inRuns(steps, (before, next) => before.piece.id === next.piece.id);
  const seen = new Set<string>();
  const sectors = runs.map((run): Sector => {
    const [first, last] = [firstOf(run), lastOf(run)];
    const again = seen.has(first.piece.id);
    seen.add(first.piece.id);
    return {
      step: first,
      from: first.from * scale,
      to: (last.from + last.edge.length) * scale,
      notches: run.flatMap(notchAlong).map((notch) => ({ ...notch, along: notch.along * scale })),
      again,
    };
  });
  const [head, tail] = [firstOf(sectors), lastOf(sectors)];
  if (sectors.length === 1 || !tail.again || head.step.piece.id !== tail.step.piece.id) return sectors;
  const notches = [...tail.notches, ...head.notches];
  return [{ ...head, from: tail.from - round, notches }, ...sectors.slice(1, -1)];
}

export const edgeOf = (ring: Ring, { from, to }: Sector, out: number): Pair[] =>
  along(from, to, (at) => ring.at(at, out));

/** Notches of both edges, which meet. */
export function cutInto(ring: Ring, { notches, from, to }: Sector, allowance: number): Notched[] {
  const length = to - from;
  return notches
    .filter(({ along: at }) => length > 0 && at > from - length && at < to + length)
    .map(({ along: at, strokes }) => {
      const [edge, inner] = [ring.at(at, 0), ring.at(at, -allowance)];
      return { at: edge, inward: toward(edge, inner), strokes };
    });
}
