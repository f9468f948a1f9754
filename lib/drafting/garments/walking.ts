import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Notice } from '@/lib/pattern/types';
import { kneeHeight } from '../blocks/estimates';

/** Hem girth that lets one walk: 95 and a tenth of the length (METHODS §8). */
const STRIDE = { girth: 95, perLength: 0.1 };
/** A hem this far above the middle of the knee binds no stride. */
const CLEAR_OF_KNEE = 10;

/** Least girth of a hem `hem` cm above the waist (below it when negative) to walk in without a slit; 0 where it binds nothing. */
export function strideGirth(body: Body, hem: number): number {
  const binds = body.waistToFloor + hem < kneeHeight(body) + CLEAR_OF_KNEE;
  return binds ? STRIDE.girth + STRIDE.perLength * -hem : 0;
}

/** Told when a hem without slit or vent is too narrow to stride in. */
export function walkingNotices({ options }: Choices, body: Body, hem: number, girth: number): Notice[] {
  const needed = strideGirth(body, hem);
  if (girth >= needed || (options['side-slit'] ?? 'none') !== 'none') return [];
  return [{ code: 'hem-narrow-to-walk', figures: { girth: Math.round(girth), needed: Math.round(needed) } }];
}
