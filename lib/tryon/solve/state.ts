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

/** The speed of the fastest vertex, cm/s. */
export function fastest({ velocities }: State): number {
  let most = 0;
  for (let i = 0; i < velocities.length; i += 3) {
    const [x, y, z] = [velocities[i] as number, velocities[i + 1] as number, velocities[i + 2] as number];
    most = Math.max(most, x * x + y * y + z * z);
  }
  return Math.sqrt(most);
}
