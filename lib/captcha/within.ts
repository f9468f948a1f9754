import { AppError } from '@/lib/errors/app-error';
import type { CaptchaTrouble } from './token';

/** `work`, or the trouble `code` when it fails or takes longer than `ms`. */
export async function within<T>(ms: number, code: CaptchaTrouble, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw new AppError(code, { cause });
  } finally {
    clearTimeout(timer);
  }
}
