import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import { ESSENTIAL, type Measured, RECOMMENDED } from './names';

const cm = z.number();

/** Strict shape of what a person measured: the essentials, any of the others, finite numbers, nothing else. */
const measuredSchema = z.strictObject({
  ...Object.fromEntries(ESSENTIAL.map((name) => [name, cm])),
  ...Object.fromEntries(RECOMMENDED.map((name) => [name, cm.optional()])),
});

/**
 * Untrusted measurements in centimetres. Refuses with the AppError `invalid-body`, naming the fields that are missing,
 * unknown or no numbers; whether the numbers can be a body is for `judge` to say.
 */
export function parseMeasured(input: unknown): Measured {
  const result = measuredSchema.safeParse(input);
  if (result.success) return result.data as unknown as Measured;
  const fields = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')],
  );
  throw new AppError('invalid-body', { fields: [...new Set(fields)] });
}
