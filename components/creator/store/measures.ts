import { completeBody } from '@/lib/measurements/complete';
import type { Body, Measured, MeasurementName } from '@/lib/measurements/names';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';

/** For whom the garment is drawn. Until that is said it is drawn on a size 38. */
export type Measures =
  | { readonly kind: 'none' }
  | { readonly kind: 'size'; readonly size: SizeName }
  | { readonly kind: 'own'; readonly name: string; readonly measured: Measured }
  | { readonly kind: 'wearer'; readonly id: string; readonly name: string; readonly measured: Measured };

export const SIZE_SHOWN_FIRST: SizeName = '38';

interface KnownBody {
  readonly body: Body;
  readonly estimated: readonly MeasurementName[];
}

/** The seventeen figures to draw on, and which of them were estimated. */
export function bodyOf(measures: Measures): KnownBody {
  if (measures.kind === 'none') return { body: STANDARD_SIZES[SIZE_SHOWN_FIRST], estimated: [] };
  if (measures.kind === 'size') return { body: STANDARD_SIZES[measures.size], estimated: [] };
  return completeBody(measures.measured);
}
