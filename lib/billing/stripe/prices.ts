import 'server-only';
import type Stripe from 'stripe';
import { AppError } from '@/lib/errors/app-error';
import type { Log } from '@/lib/log/log';
import { type Currency, PLAN_NAMES, PLANS, type PlanName } from '../offers';
import { unless } from './plain-errors';

const CURRENCIES: readonly Currency[] = ['eur', 'usd'];

const keyOf = (plan: PlanName, currency: Currency) => `droitfil-${plan}-${currency}`;

/** The plan a price is for; undefined for prices that are not ours. */
export type PlanOf = (priceId: string) => PlanName | undefined;

export interface PlanPrices {
  /** Stripe's id of a plan's monthly price; refuses `payment-unavailable` where that asks for anything but what we say. */
  idOf(plan: PlanName, currency: Currency): Promise<string>;
  planOf(): Promise<PlanOf>;
}

interface Known {
  readonly plan: PlanName;
  readonly currency: Currency;
  readonly price: Stripe.Price;
}

/** The prices of the plans, found by their lookup keys and made where they are missing. */
export function planPrices(stripe: Stripe, log: Log): PlanPrices {
  // Prices never change once made, so remembering them is no truth of its own.
  let known: Promise<readonly Known[]> | undefined;
  const forget = () => {
    known = undefined;
  };
  const read = () => {
    known ??= ensure(stripe).catch((error) => {
      forget();
      throw error;
    });
    return known;
  };
  return {
    async idOf(plan, currency) {
      const price = (await read()).find((one) => one.plan === plan && one.currency === currency)?.price;
      if (price && asksTheSame(price, plan, currency)) return price.id;
      // Read anew at the next order: it will have been put right there.
      forget();
      const { unit_amount: asked, recurring, active } = price ?? {};
      log.error({ plan, currency, asked, said: PLANS[plan].price, recurring, active }, 'a price is not ours');
      throw new AppError('payment-unavailable');
    },
    async planOf() {
      const all = await read();
      return (priceId) => all.find(({ price }) => price.id === priceId)?.plan;
    },
  };
}

/** Whether the service would ask what our pages say: that much, in that currency, each month. */
function asksTheSame(price: Stripe.Price, plan: PlanName, currency: Currency): boolean {
  const { recurring, active, unit_amount: cents } = price;
  const monthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  return active && monthly && price.currency === currency && cents === PLANS[plan].price;
}

async function ensure(stripe: Stripe): Promise<readonly Known[]> {
  const wanted = PLAN_NAMES.flatMap((plan) =>
    CURRENCIES.map((currency) => ({ plan, currency, key: keyOf(plan, currency) })),
  );
  const { data } = await stripe.prices.list({ lookup_keys: wanted.map(({ key }) => key), limit: 100 });
  const found: Known[] = [];
  for (const { plan, currency, key } of wanted) {
    const price = data.find(({ lookup_key }) => lookup_key === key);
    found.push({ plan, currency, price: price ?? (await create(stripe, plan, currency)) });
  }
  return found;
}

async function create(stripe: Stripe, plan: PlanName, currency: Currency): Promise<Stripe.Price> {
  const product = `droitfil-${plan}`;
  const name = `Droitfil ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  await stripe.products.create({ id: product, name }).catch(unless('resource_already_exists'));
  const lookup_key = keyOf(plan, currency);
  const price = {
    product,
    currency,
    unit_amount: PLANS[plan].price,
    recurring: { interval: 'month' },
    lookup_key,
  } as const;
  // Two processes starting at once make one price: the key is the same.
  return stripe.prices.create(price, { idempotencyKey: `${lookup_key}-${PLANS[plan].price}` });
}
