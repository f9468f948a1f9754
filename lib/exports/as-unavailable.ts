import { AppError } from '@/lib/errors/app-error';

/** A full queue or work that takes too long passes: `unavailable`; anything else is a mistake of ours. */
export function asUnavailable(error: Error): never {
  const busy = error.name === 'AbortError' || error.name === 'TimeoutError' || /queue/i.test(error.message);
  throw busy ? new AppError('unavailable', { cause: error }) : error;
}
