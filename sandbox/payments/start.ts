import { join } from 'node:path';
import { keptSecret } from '@/lib/storage/secret';
import { readJsonFile, writeJsonFile } from '../json-file';
import type { SandboxSettings } from '../settings';
import { type PaymentService, tick } from './service';
import { createWebhooks } from './webhooks';
import { createWorld, emptyState, type State } from './world';

interface RunningPayments extends PaymentService {
  close(): void;
}

/** The payment stand-in with its memory in a file, its clock running, and its events sent to the service. */
export function startPayments(settings: SandboxSettings): RunningPayments {
  const path = join(settings.dataDir, 'payments.json');
  const webhooks = createWebhooks({
    secret: keptSecret(settings.webhookSecretFile),
    async post({ payload, signature }) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await fetch(settings.webhookUrl, { method: 'POST', body: payload, headers });
      return answer.ok;
    },
  });
  let unsaved = false;
  const kept = upgraded(readJsonFile<Partial<State>>(path, {}));
  const world = createWorld({
    origin: settings.origin,
    state: { ...emptyState(), invoiced: Object.keys(kept.invoices ?? {}).length, ...kept },
    onEvent(event) {
      unsaved = true;
      webhooks.send(event);
    },
  });
  const save = () => {
    if (unsaved) writeJsonFile(path, world.state);
    unsaved = false;
  };
  const onChange = () => {
    unsaved = true;
  };
  const clock = setInterval(() => {
    tick(world);
    save();
  }, 1_000);
  clock.unref();
  const close = () => {
    clearInterval(clock);
    webhooks.close();
    save();
  };
  return { world, delivery: webhooks.delivery, onChange, close };
}

/** What an earlier version wrote down, whose notes lay among what the service shows. */
function upgraded(kept: Partial<State>): Partial<State> {
  for (const session of Object.values(kept.sessions ?? {})) {
    const { name = '', price = null, coupon = null } = session as Partial<typeof session.own>;
    Object.assign(session, { own: session.own ?? { name, price, coupon, receipt: false } });
  }
  for (const subscription of Object.values(kept.subscriptions ?? {})) {
    const { months = 1, refusals = 0 } = subscription as Partial<typeof subscription.own>;
    Object.assign(subscription, {
      own: subscription.own ?? { months, refusals, retryAt: null, pending: [] },
    });
  }
  return kept;
}
