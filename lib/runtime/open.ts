import 'server-only';
import { join } from 'node:path';
import { createTokenVerifier } from '@/lib/accounts/token';
import { openDatabase } from '@/lib/db/open';
import type { Config } from '@/lib/env/config';
import { freeOfCharge } from '@/lib/exports/credits';
import { houseEngine } from '@/lib/exports/house-engine';
import { createLimits } from '@/lib/http/server/limits';
import { LOCALES } from '@/lib/i18n/locales';
import { createLog } from '@/lib/log/log';
import { createLinks } from '@/lib/storage/links';
import { keptSecret } from '@/lib/storage/secret';
import { openStorage } from '@/lib/storage/storage';
import type { Services } from './services';

/** Wearers a person without a plan may keep. */
const FREE_WEARERS = 2;

export interface OpenHouse {
  readonly services: Services;
  /** Adds somebody to be roused when there is new work. */
  onWake(listener: () => void): void;
}

/** Opens database, storage and keys as configured; rejects when one of them cannot be had. */
export async function openHouse(config: Config): Promise<OpenHouse> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const storage = await openStorage(config.storage);
  const secret = config.linkSecret ?? keptSecret(join(config.dataDir, 'secrets/links'));
  const listeners = new Set<() => void>();
  const services: Services = {
    config,
    log,
    database,
    db: database.db,
    storage,
    links: createLinks(secret),
    credits: freeOfCharge,
    engine: houseEngine,
    origins: config.origins,
    verify: createTokenVerifier(LOCALES.map((locale) => config.identity[locale])),
    limits: createLimits(database),
    wearerLimit: async () => FREE_WEARERS,
    wake() {
      for (const listener of listeners) listener();
    },
  };
  return { services, onWake: (listener) => listeners.add(listener) };
}
