import type { User } from '@/lib/accounts/users';
import { startCheckout } from '@/lib/billing/checkout';
import type { StartedPayment } from '@/lib/billing/start-payment';
import { paySession } from '@/sandbox/payments/checkout';
import type { Session } from '@/sandbox/payments/types';
import type { TestBilling } from './billing';

/** What people do at the till, in tests. */
export interface Shop {
  /** Opens the checkout of an offer, in French unless it says otherwise. */
  open(user: User, offer: object, key?: string): Promise<StartedPayment>;
  sessionAt(url: string): Session;
  /** Pays what is open at `url`; nothing is told of it yet. */
  pay(url: string): void;
  /** Opens a plan's checkout, pays it and lets the news arrive. */
  subscribe(user: User, plan: string, extra?: object): Promise<StartedPayment>;
}

export function shopOf(at: TestBilling): Shop {
  let keys = 0;
  const sessionAt = (url: string) => {
    const session = at.world.state.sessions[url.split('/').at(-1) ?? ''];
    if (!session) throw new Error(`no checkout at ${url}`);
    return session;
  };
  const open: Shop['open'] = (user, offer, key = `shop-request-${user.id}-${++keys}`) =>
    startCheckout(at.billing, user, { locale: 'fr', ...offer }, key);
  const pay = (url: string) => paySession(at.world, sessionAt(url));
  return {
    ...{ open, sessionAt, pay },
    async subscribe(user, plan, extra = {}) {
      const started = await open(user, { kind: 'subscription', plan, ...extra });
      pay(started.url);
      await at.settle();
      return started;
    },
  };
}
