import 'server-only';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';

/** How often something may be asked: `points` within `seconds`. */
export const LIMITS = {
  /** Any call, by address, before anybody is known. */
  address: { points: 900, seconds: 60 },
  /** Tokens that turned out false, by address. */
  refusal: { points: 60, seconds: 60 },
  /** Calls of one person. */
  person: { points: 300, seconds: 60 },
  /** Designs drafted to be verified. */
  verify: { points: 60, seconds: 60 },
  /** Patterns ordered or started again. */
  order: { points: 12, seconds: 60 },
  /** Files and lists drawn while somebody waits. */
  extras: { points: 20, seconds: 60 },
  /** The same mail again. */
  resend: { points: 5, seconds: 3_600 },
  /** Pattern codes looked up, by address. */
  code: { points: 10, seconds: 60 },
  /** Promo codes that were refused, of one person and by address. */
  promo: { points: 10, seconds: 3_600 },
  promoAddress: { points: 30, seconds: 3_600 },
  /** Letters written to us and addresses left for news, by address. */
  letter: { points: 8, seconds: 600 },
  /** What a browser reports of our pages, by address. */
  report: { points: 30, seconds: 600 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Under which keys something is counted of somebody. */
export const limitKeysOf = (who: string): string[] => Object.keys(LIMITS).map((name) => `${name}:${who}`);

export interface Limits {
  /** Counts one; refuses `too-many-requests` with the seconds to wait. Kept in the database, so that every process counts together. */
  count(name: LimitName, who: string): Promise<void>;
  /** Takes one back that was counted before it was known to be harmless. */
  giveBack(name: LimitName, who: string): Promise<void>;
}

export function createLimits(database: Pick<OpenDatabase, 'query'>): Limits {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => {
      const options = { storeClient, storeType: 'client', tableName: 'rate_limits', tableCreated: true };
      const own = { keyPrefix: name, points, duration: seconds, clearExpiredByTimeout: false };
      return [name, new RateLimiterPostgres({ ...options, ...own })] as const;
    }),
  );
  return {
    async count(name, who) {
      try {
        await limiters.get(name)?.consume(who.slice(0, 200));
      } catch (trouble) {
        if (!(trouble instanceof RateLimiterRes)) throw trouble;
        const seconds = Math.max(1, Math.ceil(trouble.msBeforeNext / 1000));
        throw new AppError('too-many-requests', { figures: { seconds } });
      }
    },
    async giveBack(name, who) {
      await limiters.get(name)?.reward(who.slice(0, 200));
    },
  };
}
