import 'server-only';

/** The key a client gave its request so that it is done once, when it has the form of one. */
export function requestKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? '';
  return /^[\w-]{8,80}$/.test(key) ? key : undefined;
}
