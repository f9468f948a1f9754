/** Cloth in motion: three figures a vertex, cm and cm/s. */
export interface State {
  readonly positions: Float64Array;
  /** Where each vertex was when the step began. */
  readonly before: Float64Array;
  readonly velocities: Float64Array;
  /** One over the mass of each vertex, 1/g; 0 where it is held. */
  readonly inverse: Float64Array;
}

export function stateAt(places: Float64Array, masses: Float64Array): State {
  return {
    positions: places.slice(),
    before: places.slice(),
    velocities: new Float64Array(places.length),
    inverse: masses.map((mass) => (mass > 0 ? 1 / mass : 0)),
  };
}

/** Every vertex goes on as it went, drawn down by its weight. */
export function foresee(
  { positions, before, velocities, inverse }: State,
  time: number,
  gravity: number,
): void {
  before.set(positions);
  for (let i = 0; i < positions.length; i++) {
    if (inverse[(i / 3) | 0] === 0) continue;
    if (i % 3 === 1) velocities[i] = (velocities[i] as number) - gravity * time;
    positions[i] = (positions[i] as number) + (velocities[i] as number) * time;
  }
}

/** What each vertex now does, slowed by `keep` and no faster than `most`, cm/s. */
export function takeSpeed(
  { positions, before, velocities }: State,
  time: number,
  keep: number,
  most: number,
): void {
  for (let i = 0; i < positions.length; i += 3) {
    const x = ((positions[i] as number) - (before[i] as number)) / time;
    const y = ((positions[i + 1] as number) - (before[i + 1] as number)) / time;
    const z = ((positions[i + 2] as number) - (before[i + 2] as number)) / time;
    const speed = Math.sqrt(x * x + y * y + z * z);
    const share = keep * (speed > most ? most / speed : 1);
    velocities[i] = share * x;
    velocities[i + 1] = share * y;
    velocities[i + 2] = share * z;
  }
}

/** One vertex in so many may still stir where arm and body press it between them. */
const ONE_IN = 100;

/** How far all vertices but one in a hundred have gone at most, cm. */
export function gone(from: Float64Array, to: Float64Array): number {
  const squares = new Float64Array(to.length / 3);
  for (let v = 0, i = 0; i < to.length; v++, i += 3) {
    const x = (to[i] as number) - (from[i] as number);
    const y = (to[i + 1] as number) - (from[i + 1] as number);
    const z = (to[i + 2] as number) - (from[i + 2] as number);
    squares[v] = x * x + y * y + z * z;
  }
  squares.sort();
  return Math.sqrt(squares[Math.ceil(squares.length * (1 - 1 / ONE_IN)) - 1] ?? 0);
}
