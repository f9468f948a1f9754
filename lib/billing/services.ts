import 'server-only';
import type { Database } from '@/lib/db/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Log } from '@/lib/log/log';
import type { Gateway } from './gateway';

/** A pattern that was paid for, as its receipt names and shows it. */
interface PaidPattern {
  readonly pattern: string;
  /** Its garment in its cloth, as SVG. */
  readonly picture: string;
}

/** What the use cases of billing need. */
export interface BillingServices {
  readonly db: Database;
  readonly gateway: Gateway;
  readonly origins: Readonly<Record<Locale, string>>;
  readonly log: Log;
  readonly wake: () => void;
  /** The time by which checkouts close. */
  readonly clock: () => Date;
  /** Starts an export whose payment has come, within `tx`; the person is locked. */
  readonly startPaidExport: (tx: Database, exportId: string) => Promise<void>;
  /** What the pattern of an export is called and looks like, for its receipt. */
  readonly patternOf: (tx: Database, exportId: string) => Promise<PaidPattern | undefined>;
  /** Gives up an export whose payment will not come, within `tx`; the person is locked. */
  readonly dropUnpaidExport: (tx: Database, exportId: string) => Promise<void>;
}
