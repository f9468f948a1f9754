import type { Triangle } from './figure';

/** The vertices of the triangles, each after one it is joined to: what lies together is kept together. */
export function nearOrder(triangles: readonly Triangle[], first: number): number[] {
  const around = new Map<number, Set<number>>();
  for (const triangle of triangles)
    for (const v of triangle) around.set(v, new Set([...(around.get(v) ?? []), ...triangle]));
  const order = [first];
  const known = new Set(order);
  for (const here of order)
    for (const next of [...(around.get(here) ?? [])].sort((a, b) => a - b))
      if (!known.has(next)) {
        known.add(next);
        order.push(next);
      }
  if (order.length !== around.size) throw new Error('The body is in more than one part');
  return order;
}

/** The triangles in their new numbers, each from its first vertex, in the order of these. */
export function renumber(triangles: readonly Triangle[], order: readonly number[]): Triangle[] {
  const place = new Map(order.map((v, i) => [v, i]));
  const renamed = triangles.map((triangle) => {
    const [a, b, c] = triangle.map((v) => place.get(v) as number) as unknown as Triangle;
    const least = Math.min(a, b, c);
    return (least === a ? [a, b, c] : least === b ? [b, c, a] : [c, a, b]) as Triangle;
  });
  return renamed.sort((s, t) => s[0] - t[0] || s[1] - t[1] || s[2] - t[2]);
}
