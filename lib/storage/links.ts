import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/lib/errors/app-error';

export interface Links {
  /** A token that stands for `id` during `seconds` from `now` (milliseconds). */
  sign(id: string, seconds: number, now: number): string;
  /** What a token stands for; `not-found` when we did not sign it, `link-expired` when its time is over. */
  open(token: string, now: number): string;
}

/** What a link is for: a token of one kind opens nothing of another. */
type LinkPurpose = 'file-link' | 'email-change';

/**
 * Signs and reads links with HMAC-SHA-256. The first of `secrets` signs and each of them opens, so that a secret can
 * be changed without closing the links it signed.
 */
export function createLinks(secrets: readonly string[], purpose: LinkPurpose): Links {
  const seal = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
  const [first] = secrets;
  if (!first) throw new Error('Links need a secret.');
  return {
    sign(id, seconds, now) {
      const claim = `${id}.${Math.floor(now / 1000) + seconds}`;
      return `${claim}.${seal(first, claim)}`;
    },
    open(token, now) {
      const [id = '', until = '', signature = ''] = token.split('.');
      const ours = secrets.some((secret) => equal(signature, seal(secret, `${id}.${until}`)));
      if (!ours) throw new AppError('not-found');
      if (Number(until) * 1000 <= now) throw new AppError('link-expired');
      return id;
    },
  };
}

function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
