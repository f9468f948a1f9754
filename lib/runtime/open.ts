import 'server-only';
import { join } from 'node:path';
import { createTokenVerifier } from '@/lib/accounts/token';
import { wearerLimit } from '@/lib/billing/account';
import { ledgerCredits } from '@/lib/billing/ledger/spend';
import { createStripe } from '@/lib/billing/stripe/client';
import { stripeGateway } from '@/lib/billing/stripe/gateway';
import { openDatabase } from '@/lib/db/open';
import { sharedSecret } from '@/lib/db/shared-secret';
import type { Database } from '@/lib/db/types';
import type { Config } from '@/lib/env/config';
import { freeOfCharge } from '@/lib/exports/credits';
import { openDraftingEngine } from '@/lib/exports/drafting-engine';
import { openExtrasRenderer } from '@/lib/exports/extras/extras-renderer';
import { dropUnpaidExport, patternOf, startPaidExport } from '@/lib/exports/purchase';
import type { ExportServices } from '@/lib/exports/services';
import { createLimits } from '@/lib/http/server/limits';
import { LOCALES } from '@/lib/i18n/locales';
import { createLog } from '@/lib/log/log';
import { createLinks } from '@/lib/storage/links';
import { claimFolder } from '@/lib/storage/one-folder';
import { keptSecret } from '@/lib/storage/secret';
import { openStorage } from '@/lib/storage/storage';
import type { Services } from './services';
import { createWorkCall, type WorkCall } from './work-call';

export interface OpenServices {
  readonly services: Services;
  readonly call: WorkCall;
}

/** Opens database, storage and keys as configured; rejects when one of them cannot be had. */
export async function openServices(config: Config): Promise<OpenServices> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  if (config.production && config.databaseUrl && config.storage.kind === 'folder')
    await claimFolder(database.db, config.dataDir);
  const storage = await openStorage(config.storage);
  const secrets = await linkSecrets(config, database.db);
  const call = createWorkCall(database, log);
  const { wake } = call;
  const { db } = database;
  const { origins } = config;
  const exports: ExportServices = {
    ...{ db, storage, origins, log, wake },
    links: createLinks(secrets, 'file-link'),
    credits: config.billing ? ledgerCredits : freeOfCharge,
    importsNeedPlan: config.billing,
    engine: openDraftingEngine(join(config.bundlesDir, 'draft.mjs'), config.pressThreads),
    extrasRenderer: openExtrasRenderer(join(config.bundlesDir, 'extras.mjs'), config.pressThreads, log),
  };
  const services: Services = {
    ...exports,
    config,
    database,
    emailLinks: createLinks(secrets, 'email-change'),
    billing: {
      ...{ db, origins, log, wake, clock: () => new Date() },
      gateway: stripeGateway(createStripe(config.payments), webhookSecretsOf(config), log),
      startPaidExport: (tx, exportId) => startPaidExport(tx, exports, exportId),
      ...{ dropUnpaidExport, patternOf },
    },
    verify: createTokenVerifier(LOCALES.map((locale) => config.identity[locale])),
    limits: createLimits(database),
    wearerLimit: (user) => wearerLimit(db, user),
  };
  return { services, call };
}

/** What links are signed with: as set, otherwise one that all machines on this database share. */
async function linkSecrets({ linkSecrets: set, dataDir }: Config, db: Database): Promise<readonly string[]> {
  if (set) return set;
  return [await sharedSecret(db, 'links', keptSecret(join(dataDir, 'secrets/links')))];
}

/** The local stand-in signs with a secret it shares with us through the data folder. */
function webhookSecretsOf({ payments, dataDir }: Config): readonly string[] {
  return payments.webhookSecrets ?? [keptSecret(join(dataDir, 'secrets/webhooks'))];
}
