import type { Draft } from '@/lib/pattern/types';

/** Whether a garment is sewn by one of these operations. */
export function isSewn({ operations, seams }: Draft, ...names: readonly string[]): boolean {
  return [...operations, ...seams].some(({ operation }) => names.includes(operation));
}
