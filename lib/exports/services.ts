import 'server-only';
import type { Database } from '@/lib/db/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Log } from '@/lib/log/log';
import type { Links } from '@/lib/storage/links';
import type { Storage } from '@/lib/storage/storage';
import type { Credits } from './credits';
import type { Engine } from './engine';
import type { ExtrasRenderer } from './extras/extras-renderer';

/** What the use cases of exports need. */
export interface ExportServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly links: Links;
  readonly credits: Credits;
  /** Whether patterns of others can be taken up by subscribers only. */
  readonly importsNeedPlan: boolean;
  readonly engine: Engine;
  readonly extrasRenderer: ExtrasRenderer;
  readonly origins: Readonly<Record<Locale, string>>;
  readonly log: Log;
  /** Rouses the workers and the postman of this process, if it has any. */
  readonly wake: () => void;
}
