import type { Motion } from '@/lib/geometry/motion';
import type { Polyline } from './ink';

/** Most that a chord leaves the curve it stands for, cm. */
const FLAT = 0.001;

interface Open {
  readonly points: number[];
  readonly ends: number[];
  closed: boolean;
}

/** A path under construction, carried to centimetres as it is drawn; its curves become chords when asked for. */
export class PathPen {
  private lines: Open[] = [];
  private last: Open | undefined;
  private x = 0;
  private y = 0;

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  clear(): void {
    if (this.lines.length > 0) this.lines = [];
    this.last = undefined;
  }

  moveTo([a, b, c, d, e, f]: Motion, x: number, y: number): void {
    this.x = a * x + c * y + e;
    this.y = b * x + d * y + f;
    this.last = { points: [this.x, this.y], ends: [this.x, this.y], closed: false };
    this.lines.push(this.last);
  }

  lineTo([a, b, c, d, e, f]: Motion, x: number, y: number): void {
    this.x = a * x + c * y + e;
    this.y = b * x + d * y + f;
    const { points, ends } = this.line();
    points.push(this.x, this.y);
    ends.push(this.x, this.y);
  }

  /** Chords in equal steps, as many as the second differences of the handles call for (Wang's bound). */
  curveTo([a, b, c, d, e, f]: Motion, handles: Float64Array): void {
    const { points, ends } = this.line();
    const [h0, h1, h2, h3, h4, h5] = handles as unknown as [number, number, number, number, number, number];
    const [x0, y0] = [this.x, this.y];
    const [x1, y1] = [a * h0 + c * h1 + e, b * h0 + d * h1 + f];
    const [x2, y2] = [a * h2 + c * h3 + e, b * h2 + d * h3 + f];
    const [x3, y3] = [a * h4 + c * h5 + e, b * h4 + d * h5 + f];
    const first = (x0 - 2 * x1 + x2) ** 2 + (y0 - 2 * y1 + y2) ** 2;
    const second = (x1 - 2 * x2 + x3) ** 2 + (y1 - 2 * y2 + y3) ** 2;
    const steps = Math.ceil(Math.sqrt((0.75 * Math.sqrt(Math.max(first, second))) / FLAT));
    for (let i = 1; i < steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push(p * x0 + q * x1 + r * x2 + s * x3, p * y0 + q * y1 + r * y2 + s * y3);
    }
    points.push(x3, y3);
    ends.push(x3, y3);
    [this.x, this.y] = [x3, y3];
  }

  close(): void {
    if (!this.last) return;
    this.last.closed = true;
    [this.x, this.y] = this.last.points as unknown as [number, number];
  }

  rectangle(matrix: Motion, x: number, y: number, width: number, height: number): void {
    this.moveTo(matrix, x, y);
    this.lineTo(matrix, x + width, y);
    this.lineTo(matrix, x + width, y + height);
    this.lineTo(matrix, x, y + height);
    this.close();
  }

  /** What was drawn, for keeps. */
  take(): readonly Polyline[] {
    const { lines } = this;
    this.clear();
    this.lines = [];
    return lines;
  }

  private line(): Open {
    if (!this.last) throw new RangeError('A path does not begin with a move');
    if (!this.last.closed) return this.last;
    // What follows a closing goes on from where the closed stroke began.
    this.last = { points: [this.x, this.y], ends: [this.x, this.y], closed: false };
    this.lines.push(this.last);
    return this.last;
  }
}
