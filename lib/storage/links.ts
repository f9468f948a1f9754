import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/lib/errors/app-error';

export interface Links {
  /** A token that opens the file `fileId` for `seconds` from `now` (milliseconds). */
  sign(fileId: string, seconds: number, now: number): string;
  /** The file a token opens; `not-found` when we did not sign it, `link-expired` when its time is over. */
  open(token: string, now: number): string;
}

/** Signs and reads download links with HMAC-SHA-256 under `secret`. */
export function createLinks(secret: string): Links {
  const seal = (text: string) => createHmac('sha256', secret).update(`file-link:${text}`).digest('base64url');
  return {
    sign(fileId, seconds, now) {
      const claim = `${fileId}.${Math.floor(now / 1000) + seconds}`;
      return `${claim}.${seal(claim)}`;
    },
    open(token, now) {
      const [fileId = '', until = '', signature = ''] = token.split('.');
      if (!equal(signature, seal(`${fileId}.${until}`))) throw new AppError('not-found');
      if (Number(until) * 1000 <= now) throw new AppError('link-expired');
      return fileId;
    },
  };
}

function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
