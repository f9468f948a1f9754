import { cubicWithTangents } from '@/lib/geometry/fit';
import type { HemLift } from '../kernel/plan';
import type { Lap } from '../openings/lap';

/** A lap whose lower edge runs on as that of the half does, for what is traced from a half without it. */
export function withHem(lap: Lap, { at, slope, whole }: HemLift): Lap {
  if (slope(0) === 0) return lap;
  const centre = lap.extension / whole;
  const heading = (share: number) => ({ x: 1, y: slope(share) / whole });
  const corner = { x: -lap.extension, y: at(0) - at(centre) };
  return { ...lap, hem: [cubicWithTangents(corner, heading(0), { x: 0, y: 0 }, heading(centre))] };
}
