import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/** The key a client gave its request so that it is done once, when it has the form of one. */
export function requestKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? '';
  return /^[\w-]{8,80}$/.test(key) ? key : undefined;
}

/** As `requestKey`, for what must not be done twice: refuses a request without one. */
export function neededRequestKey(request: Request): string {
  const key = requestKey(request);
  if (!key)
    throw new AppError('invalid-input', {
      fields: ['idempotencyKey'],
      figures: { idempotencyKey: 'required' },
    });
  return key;
}
