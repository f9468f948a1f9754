import { signedArea } from '@/lib/geometry/polygon';
import { cyclic, item } from '@/lib/geometry/sequence';
import type { Polygon } from '@/lib/geometry/types';
import { armAtEnd, armAtStart, type Rail, railOf } from './arm';
import { shapeCorner } from './corner';
import { capDart } from './dart-cap';
import { smoothRuns } from './runs';
import { thinned, withoutLoops } from './tidy';
import type { FinishEdge } from './types';

/** A stretch of the loop between two darts or corners, with the cut points that lead over to the next one. */
interface Stretch {
  readonly edge: FinishEdge;
  readonly dart?: { readonly inward: FinishEdge; readonly outward: FinishEdge };
  rail: Rail;
  over: Rail;
}

// The loop may be written from the middle of a dart: start it at an edge that is none.
function fromAnEdge(edges: readonly FinishEdge[]): readonly FinishEdge[] {
  const start = edges.findIndex(({ role }) => role !== 'dart');
  if (start < 0) throw new RangeError('A piece needs an edge that is not a dart');
  return [...edges.slice(start), ...edges.slice(0, start)];
}

function stretchesOf(loop: readonly FinishEdge[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let i = 0; i < loop.length; i++) {
    const edge = item(loop, i);
    if (edge.role === 'dart') continue;
    const rail = railOf(edge);
    const [inward, outward] = [loop[(i + 1) % loop.length], loop[(i + 2) % loop.length]];
    if (inward?.role === 'dart' && outward?.role === 'dart') {
      stretches.push({ edge, rail, over: [], dart: { inward, outward } });
    } else stretches.push({ edge, rail, over: [] });
  }
  return stretches;
}

/** The cut line of the edges beyond those that a dart parts, up to the next dart: a deep cap is folded on to it too. */
function beyond(loop: readonly Stretch[], index: number): { before: Rail; after: Rail } {
  const last = cyclic(loop, index - 1);
  const after = cyclic(loop, index + 1);
  const next = cyclic(loop, index + 2);
  return {
    before: last.dart ? [] : [...last.rail, ...last.over],
    after: after.dart ? [] : [...after.over, ...next.rail],
  };
}

function closeDart(loop: readonly Stretch[], index: number): void {
  const before = item(loop, index);
  const after = cyclic(loop, index + 1);
  if (!before.dart) return;
  const capped = capDart(before.dart, before.rail, after.rail, beyond(loop, index));
  before.rail = capped.before;
  before.over = capped.cap;
  after.rail = capped.after;
}

function turnCorner(before: Stretch, after: Stretch): void {
  if (before.dart) return;
  const shaped = shapeCorner(armAtEnd(before.edge, before.rail), armAtStart(after.edge, after.rail));
  before.rail = shaped.before;
  before.over = shaped.between;
  after.rail = [...shaped.after].reverse();
}

/**
 * Where the cloth is cut: each edge of the stitching line moved outward by its own allowance, corners shaped for the
 * seams they join, hems mirrored, caps over dart mouths. Closed (the first vertex is not repeated), simple,
 * counter-clockwise, around the stitching line, within 0.005 cm of the true curve; centimetres.
 * Refuses a loop that does not run counter-clockwise. METHODS §11; INVARIANTS A3–A8, B5, G1–G3.
 */
export function cutLine(edges: readonly FinishEdge[]): Polygon {
  const stretches = stretchesOf(smoothRuns(fromAnEdge(edges)));
  stretches.forEach((stretch, i) => {
    turnCorner(stretch, cyclic(stretches, i + 1));
  });
  stretches.forEach((_, i) => {
    closeDart(stretches, i);
  });
  const outline = withoutLoops(thinned(stretches.flatMap(({ rail, over }) => [...rail, ...over])));
  if (!(signedArea(outline) > 0)) throw new RangeError('The edges of a piece run counter-clockwise');
  return outline;
}
