import { expect, it } from 'vitest';
import { payments, promoCodes, promoUses } from '@/lib/db/schema';
import { openTestDatabase } from '@/lib/testing/db/databases';
import { testExportServices, testOrder, testUser } from '@/lib/testing/exports/services';
import { placeExport } from './place';
import { findPattern, listPatterns } from './views';

it('a pattern names the promo code it was paid with, once it is paid, and whom it is for', async () => {
  const opened = await openTestDatabase();
  const services = testExportServices(opened);
  const { db } = opened;
  const jeanne = await testUser(opened, 'jeanne');
  const { exportId, patternId } = await placeExport(services, jeanne, testOrder('promo-0001'));
  const promo = async () => (await findPattern(services, jeanne, patternId)).promo;
  const order = { userId: jeanne.id, kind: 'pattern', exportId, currency: 'eur', amount: 999 } as const;
  const bought = { ...order, percentOff: 20, credits: 1, requestKey: 'k' };
  const [payment] = await db.insert(payments).values(bought).returning();
  const [code] = await db.insert(promoCodes).values({ code: 'FIL20', percent: 30 }).returning();
  const [promoId, paymentId] = [code?.id ?? '', payment?.id ?? ''];
  await db.insert(promoUses).values({ promoId, usedBy: 'digest', paymentId });
  expect(await promo()).toBeUndefined();
  await db.update(payments).set({ status: 'paid' });
  expect(await promo()).toEqual({ code: 'FIL20', percent: 20 });
  const [listed] = await listPatterns(services, jeanne);
  expect(listed?.wearerName).toBeTruthy();
  services.clear();
  await opened.close();
}, 60_000);
