import type { BillingServices } from '@/lib/billing/services';
import { createStripe } from '@/lib/billing/stripe/client';
import { stripeGateway } from '@/lib/billing/stripe/gateway';
import { readConfig } from '@/lib/env/config';
import { dropUnpaidExport, patternOf, startPaidExport } from '@/lib/exports/purchase';
import { createLimits, type Limits } from '@/lib/http/server/limits';
import { provideServices, type Services } from '@/lib/runtime/services';
import { createLinks } from '@/lib/storage/links';
import { createTestIssuer, type TestIssuer } from '../accounts/issuer';
import { openTestDatabase } from '../db/databases';
import { type TestExportServices, testExportServices } from '../exports/services';

export interface TestServices {
  readonly services: Services;
  readonly exportServices: TestExportServices;
  readonly issuer: TestIssuer;
  close(): Promise<void>;
}

/** Limits that never refuse, for tests of something else. */
const noLimits: Limits = { async count() {}, async giveBack() {} };

/** All services on a database in memory, provided to the routes and actions of this process. */
export async function provideTestServices(withLimits = false): Promise<TestServices> {
  const database = await openTestDatabase();
  const exportServices = testExportServices(database);
  const issuer = await createTestIssuer();
  const config = readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' });
  const limits = withLimits ? createLimits(database) : noLimits;
  const billing: BillingServices = {
    ...{
      db: exportServices.db,
      origins: exportServices.origins,
      log: exportServices.log,
      wake: exportServices.wake,
      clock: () => new Date(),
    },
    gateway: stripeGateway(createStripe(config.payments), ['whsec_test'], exportServices.log),
    startPaidExport: (tx, exportId) => startPaidExport(tx, exportServices, exportId),
    ...{ dropUnpaidExport, patternOf },
  };
  const emailLinks = createLinks(['a secret of at least thirty-two letters'], 'email-change');
  const own = {
    config,
    emailLinks,
    database,
    limits,
    billing,
    verify: issuer.verify,
    wearerLimit: async () => 2,
  };
  const services: Services = { ...exportServices, ...own };
  provideServices(Promise.resolve(services));
  const close = async () => {
    provideServices(undefined);
    exportServices.clear();
    await database.close();
  };
  return { services, exportServices, issuer, close };
}
