import { z } from 'zod';
import { parseLength } from '@/components/measurements/parse-length';
import type { Unit } from '@/components/measurements/units';
import type { SquareRequest } from '@/lib/exports/extras/calibrated';

export const SHEETS = ['a4', 'a3', 'a0', 'a0-long'] as const satisfies readonly SquareRequest['format'][];

/** What somebody read on her ruler, in the unit of the square she measured; centimetres come out. */
export function squareSchema(unit: Unit) {
  const length = z
    .string()
    .min(1, 'required')
    .transform((text, context) => {
      const cm = parseLength(text, unit);
      if (cm !== null && cm > 0) return cm;
      context.addIssue({ code: 'custom', message: 'length' });
      return z.NEVER;
    });
  return z.object({ format: z.enum(SHEETS), across: length, up: length });
}

export type SquareFields = z.input<ReturnType<typeof squareSchema>>;
export type SquareRead = z.output<ReturnType<typeof squareSchema>>;
