/** Where an outline stands at `t` between two trails of equal length. */
export function between(from: Float32Array, to: Float32Array, t: number): Float32Array {
  const points = new Float32Array(to.length);
  for (let i = 0; i < to.length; i++) points[i] = (from[i] as number) * (1 - t) + (to[i] as number) * t;
  return points;
}

/** Path data through the points of a trail. */
export function trailPath(trail: Float32Array, closed: boolean): string {
  let d = '';
  for (let i = 0; i < trail.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${figure(trail[i])} ${figure(trail[i + 1])}`;
  return closed ? `${d}Z` : d;
}

function figure(value: number | undefined): number {
  return Math.round((value ?? 0) * 100) / 100;
}

/** Starts fast, arrives softly. */
export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}
