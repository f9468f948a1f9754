import type { Body, MeasurementName } from '@/lib/measurements/names';
import type { Miss } from '@/lib/tryon/body/fit';
import type { BodyMesh } from '@/lib/tryon/body/mesh';
import type { TapeLine } from '@/lib/tryon/body/tape-lines';

/** What the form of measurements asks of the worker that shapes the body. */
export interface BodyRequest {
  readonly id: number;
  readonly body: Body;
}

/** The body in space, and on it each tape. Centimetres, the floor at 0, y upward, z forward, x to her left. */
export interface BodyAnswer {
  readonly id: number;
  readonly mesh: BodyMesh;
  readonly tapes: Readonly<Record<MeasurementName, readonly TapeLine[]>>;
  /** What the figure could not take on, as far as it is. */
  readonly misses: readonly Miss[];
}
