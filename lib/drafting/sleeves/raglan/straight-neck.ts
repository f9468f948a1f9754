import { cubicWithTangents } from '@/lib/geometry/fit';
import { endDirection, endOf, path, startDirection, startOf } from '@/lib/geometry/path';
import { add, scale } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import { edgesOf } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';

/**
 * A front whose neckline runs straight from the shoulder for so long, as it will under a lapel: what goes to the sleeve
 * and what is left below are one line then. Heads at both ends as it did.
 */
export function straightNeck(front: Panel, length: number): Panel {
  const [first] = edgesOf(front, 'neckline');
  if (!first) return front;
  const [from, to] = [startOf(first.path), endOf(first.path)];
  const heading = startDirection(first.path);
  const turn = add(from, scale(heading, length));
  const neck = path(line(from, turn), cubicWithTangents(turn, heading, to, endDirection(first.path)));
  return { ...front, edges: front.edges.map((own) => (own === first ? { ...own, path: neck } : own)) };
}
