import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { patterns, subscriptions } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { openTestDatabase } from '@/lib/testing/db/databases';
import {
  draws,
  scriptedRenderer,
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { fulfil } from './fulfil';
import { importPattern } from './import-pattern';
import { claimJob } from './job';
import { placeExport } from './place';

describe('a pattern code', () => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let jeanne: User;
  let marie: User;
  let code: string;

  beforeAll(async () => {
    opened = await openTestDatabase();
    services = testExportServices(opened);
    jeanne = await testUser(opened, 'jeanne');
    marie = await testUser(opened, 'marie');
    const { patternId } = await placeExport(services, jeanne, testOrder('import-01'));
    const [pattern] = await opened.db.select().from(patterns).where(eq(patterns.id, patternId));
    code = pattern?.code ?? '';
  }, 60_000);
  afterAll(async () => {
    services.clear();
    await opened.close();
  });

  const unknown = { code: 'code-unknown', fields: ['code'] };

  it('opens nothing before its pattern is made', async () => {
    await expect(importPattern(services, jeanne, code)).rejects.toMatchObject(unknown);
    const job = await claimJob(opened.db, 30);
    const closing = new AbortController().signal;
    if (job) await fulfil({ services, renderer: scriptedRenderer(draws), leaseSeconds: 30, closing }, job);
  });

  it('brings back the design, however it is typed, and nothing of the wearer', async () => {
    const imported = await importPattern(services, jeanne, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(imported).toMatchObject({
      code,
      garment: 'top',
      own: true,
      choices: { garment: 'top', version: 1 },
    });
    expect(Object.keys(imported).sort()).toEqual(['choices', 'code', 'garment', 'own']);
  });

  it.each(['', 'x', 'AAAA-AAAA-AAAA', "' or 1=1 --", '7K3M-9QXT-2WVB'])(
    'that does not exist says so: %j',
    async (typed) => {
      await expect(importPattern(services, jeanne, typed)).rejects.toMatchObject(unknown);
    },
  );

  it("of another's is for subscribers", async () => {
    await expect(importPattern(services, marie, code)).rejects.toMatchObject({ code: 'plan-required' });
    expect(await importPattern({ ...services, importsNeedPlan: false }, marie, code)).toMatchObject({
      own: false,
    });
    const plan = { plan: 'starter', nextPlan: 'starter', currency: 'eur', status: 'active' } as const;
    const times = { startedAt: new Date(), periodEnd: new Date() };
    await opened.db
      .insert(subscriptions)
      .values({ ...plan, ...times, userId: marie.id, subscriptionId: 'sub' });
    expect(await importPattern(services, marie, code)).toMatchObject({ own: false, garment: 'top' });
  });
});
