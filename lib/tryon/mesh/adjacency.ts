/** Triangles by their sides: each directed side knows the corner opposite it, counter-clockwise. */
export class Adjacency {
  private readonly opposite = new Map<number, number>();

  constructor(private readonly count: number) {}

  add(a: number, b: number, c: number): void {
    this.opposite.set(this.key(a, b), c);
    this.opposite.set(this.key(b, c), a);
    this.opposite.set(this.key(c, a), b);
  }

  /** The third corner of the triangle to the left of a side; undefined where there is none. */
  left(a: number, b: number): number | undefined {
    return this.opposite.get(this.key(a, b));
  }

  hasSide(a: number, b: number): boolean {
    return this.left(a, b) !== undefined || this.left(b, a) !== undefined;
  }

  /** Sides that start at a vertex would be dear to look for: all sides, to be indexed once. */
  *sides(): Iterable<readonly [from: number, to: number, left: number]> {
    for (const [key, left] of this.opposite) yield [Math.floor(key / this.count), key % this.count, left];
  }

  /** Replaces the side a–b of two triangles by the one between their other corners, and names those. */
  flip(a: number, b: number): readonly [number, number] | undefined {
    const [c, d] = [this.left(a, b), this.left(b, a)];
    if (c === undefined || d === undefined) return undefined;
    this.opposite.delete(this.key(a, b));
    this.opposite.delete(this.key(b, a));
    this.add(a, d, c);
    this.add(d, b, c);
    return [c, d];
  }

  triangles(): number[] {
    const kept: number[] = [];
    for (const [key, c] of this.opposite) {
      const [a, b] = [Math.floor(key / this.count), key % this.count];
      if (a < b && a < c) kept.push(a, b, c);
    }
    return kept;
  }

  private key(a: number, b: number): number {
    return a * this.count + b;
  }
}
