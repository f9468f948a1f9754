import Stripe from 'stripe';
import type { Gateway } from '@/lib/billing/gateway';
import { ledgerCredits } from '@/lib/billing/ledger/spend';
import { takeNews } from '@/lib/billing/news';
import type { BillingServices } from '@/lib/billing/services';
import { createStripe } from '@/lib/billing/stripe/client';
import { stripeGateway } from '@/lib/billing/stripe/gateway';
import type { OpenDatabase } from '@/lib/db/types';
import { dropUnpaidExport, patternOf, startPaidExport } from '@/lib/exports/purchase';
import { createLog } from '@/lib/log/log';
import { callApi } from '@/sandbox/payments/api';
import { tick } from '@/sandbox/payments/service';
import type { Event } from '@/sandbox/payments/types';
import { sign } from '@/sandbox/payments/webhooks';
import { createWorld, type World } from '@/sandbox/payments/world';
import { type TestExportServices, testExportServices } from '../exports/services';

export const WEBHOOK_SECRET = 'whsec_a secret for tests';

export interface TestBilling {
  readonly exportServices: TestExportServices;
  readonly billing: BillingServices;
  readonly world: World;
  /** Events told and not yet delivered. */
  readonly events: Event[];
  /** Puts the clock forward. */
  advance(days: number): void;
  /** Delivers an event as the payment service does. */
  deliver(event: Event, gateway?: Gateway): Promise<void>;
  /** Delivers everything there is, in order. */
  settle(): Promise<void>;
}

/** Billing over a test database and the payment stand-in in memory: the real client, without a network. */
export function openTestBilling(opened: OpenDatabase): TestBilling {
  const events: Event[] = [];
  let now = Date.UTC(2026, 0, 31, 10);
  const world = createWorld({
    origin: 'http://pay.test',
    clock: () => now,
    onEvent: (event) => events.push(event),
  });
  const gateway = stripeGateway(
    createStripe({ kind: 'sandbox', key: 'sk_test_local' }, throughWorld(world)),
    [WEBHOOK_SECRET],
    createLog('silent'),
  );
  const exportServices = testExportServices(opened, { credits: ledgerCredits });
  const { db, origins, log, wake } = exportServices;
  const billing: BillingServices = {
    ...{ db, origins, log, wake, gateway },
    clock: () => new Date(now),
    startPaidExport: (tx, exportId) => startPaidExport(tx, exportServices, exportId),
    ...{ dropUnpaidExport, patternOf },
  };
  const deliver = (event: Event, through: Gateway = gateway) => {
    const payload = JSON.stringify(event);
    return takeNews({ ...billing, gateway: through }, payload, sign(payload, WEBHOOK_SECRET));
  };
  return {
    ...{ exportServices, billing, world, events, deliver },
    advance(days) {
      now += days * 86_400_000;
      tick(world);
    },
    async settle() {
      for (let event = events.shift(); event; event = events.shift()) await deliver(event);
    },
  };
}

/** Stripe's client with its calls answered by the stand-in directly. */
function throughWorld(world: World): Stripe.HttpClient {
  return Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(String(url));
    const headers = new Headers(init?.headers);
    await meetTrouble(world, init?.signal);
    const { status, body } = callApi(world, {
      method: init?.method ?? 'GET',
      path: pathname + search,
      body: String(init?.body ?? ''),
      authorization: headers.get('authorization') ?? undefined,
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    });
    return Response.json(body, { status });
  });
}

/** As the stand-in's own server does: no answer until the one who asked gives up, or a broken connection. */
async function meetTrouble({ trouble }: World, signal: AbortSignal | null | undefined): Promise<void> {
  if (trouble.left <= 0 || typeof trouble.kind === 'number') return;
  trouble.left -= 1;
  if (trouble.kind === 'drop') throw new TypeError('fetch failed');
  await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
