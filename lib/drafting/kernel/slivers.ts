import { pathFrom } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path, Segment } from '@/lib/geometry/types';

/** A stretch this short is what a cut leaves beside a joint; nobody can sew along it (INVARIANTS A2). */
const SLIVER = 0.03;

function isSliver({ a, b }: Segment): boolean {
  return distance(a, b) < SLIVER;
}

/** The path with every sliver drawn into the stretch beside it; its ends stay where they are. */
export function withoutSlivers(path: Path): Path {
  const kept: Segment[] = [];
  for (const segment of path) {
    const last = kept.at(-1);
    if (last && isSliver(segment)) kept.splice(-1, 1, { ...last, b: segment.b });
    else if (last && isSliver(last)) kept.splice(-1, 1, { ...segment, a: last.a });
    else kept.push(segment);
  }
  return pathFrom(kept);
}
