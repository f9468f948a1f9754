import 'server-only';
import Stripe from 'stripe';
import { type Currency, PLAN_NAMES, PLANS, type PlanName } from '../offers';

const CURRENCIES: readonly Currency[] = ['eur', 'usd'];

const keyOf = (plan: PlanName, currency: Currency) => `droitfil-${plan}-${currency}`;

export interface PlanPrices {
  /** Stripe's id of a plan's monthly price. */
  idOf(plan: PlanName, currency: Currency): Promise<string>;
  /** The plan a price is for; undefined for prices that are not ours. */
  planOf(priceId: string): Promise<PlanName | undefined>;
}

/** The prices of the plans, found by their lookup keys and made where they are missing. */
export function planPrices(stripe: Stripe): PlanPrices {
  // Prices never change once made, so remembering them is no truth of its own.
  let known: Promise<ReadonlyMap<string, string>> | undefined;
  const read = () => {
    known ??= ensure(stripe).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async idOf(plan, currency) {
      const id = (await read()).get(keyOf(plan, currency));
      if (!id) throw new Error(`The plan ${plan} has no price in ${currency}.`);
      return id;
    },
    async planOf(priceId) {
      const key = [...(await read())].find(([, id]) => id === priceId)?.[0];
      return PLAN_NAMES.find((plan) => CURRENCIES.some((currency) => keyOf(plan, currency) === key));
    },
  };
}

async function ensure(stripe: Stripe): Promise<ReadonlyMap<string, string>> {
  const wanted = PLAN_NAMES.flatMap((plan) =>
    CURRENCIES.map((currency) => ({ plan, currency, key: keyOf(plan, currency) })),
  );
  const { data } = await stripe.prices.list({ lookup_keys: wanted.map(({ key }) => key), limit: 100 });
  const found = new Map(data.map((price) => [price.lookup_key ?? '', price.id]));
  for (const { plan, currency, key } of wanted) {
    if (!found.has(key)) found.set(key, await create(stripe, plan, currency));
  }
  return found;
}

async function create(stripe: Stripe, plan: PlanName, currency: Currency): Promise<string> {
  const product = `droitfil-${plan}`;
  const name = `Droitfil ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  await stripe.products.create({ id: product, name }).catch(unlessThere);
  const lookup_key = keyOf(plan, currency);
  const price = {
    product,
    currency,
    unit_amount: PLANS[plan].price,
    recurring: { interval: 'month' },
    lookup_key,
  } as const;
  // Two processes starting at once make one price: the key is the same.
  const made = await stripe.prices.create(price, { idempotencyKey: `${lookup_key}-1` });
  return made.id;
}

/** Lets pass that something is there already. */
export function unlessThere(error: unknown): void {
  const there = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
  if (!there) throw error;
}
