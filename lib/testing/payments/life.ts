import type { User } from '@/lib/accounts/users';
import { startCheckout } from '@/lib/billing/checkout';
import { lockPerson } from '@/lib/billing/ledger/moves';
import { ledgerCredits } from '@/lib/billing/ledger/spend';
import { PLAN_NAMES } from '@/lib/billing/offers';
import { changePlan } from '@/lib/billing/plan';
import { parseChoices } from '@/lib/choices/parse';
import { AppError } from '@/lib/errors/app-error';
import { placeExport } from '@/lib/exports/place';
import { buyExport } from '@/lib/exports/purchase';
import { paySession } from '@/sandbox/payments/checkout';
import { refund } from '@/sandbox/payments/money';
import type { Charge, Subscription } from '@/sandbox/payments/types';
import { testOrder } from '../exports/services';
import type { TestBilling } from './billing';
import type { Chances } from './chances';

/** Names of patterns that tell the drawing room whether they come out. */
const COMES_OUT = 'Robe';
export const FAILS = 'Robe impossible';

/** Codes people type: one of each kind, one that is over and one that never was. */
const CODES = ['MOITIE', 'OFFERT', 'RARE', 'HIER', 'JAMAIS'];

const choices = parseChoices({ garment: 'top' });

/** A person of the simulation. All that happens to her follows from chances of her own, whoever else lives. */
export interface Life {
  readonly user: User;
  readonly chance: Chances;
  acts: number;
  /** Patterns that came out and cost her a credit. */
  sewn: number;
}

/** A month of a person: she buys, changes her mind, sews. */
export async function liveAMonth(at: TestBilling, life: Life): Promise<void> {
  const { user, chance } = life;
  if (chance.happens(0.25)) await buy(at, life, { kind: 'subscription', plan: chance.one(PLAN_NAMES) });
  if (chance.happens(0.1)) await buy(at, life, { kind: 'pack' });
  if (chance.happens(0.04)) await buyOne(at, life);
  if (chance.happens(0.1)) await change(at, user, { plan: chance.one(PLAN_NAMES) });
  if (chance.happens(0.08)) await change(at, user, { cancelled: chance.happens(0.7) });
  for (let i = chance.below(4); i > 0; i--) await sew(at, life);
}

/** What happens at the payment service without us: refused cards and money given back. */
export function meetFate(
  { world }: TestBilling,
  { chance }: Life,
  subscriptions: readonly Subscription[],
  charges: readonly Charge[],
): void {
  for (const subscription of subscriptions)
    if (chance.happens(0.05)) subscription.own.refusals = 1 + chance.below(4);
  for (const charge of charges) {
    const left = charge.amount - charge.amount_refunded;
    if (left > 1 && chance.happens(0.01))
      refund(world, charge.payment_intent, chance.happens(0.5) ? left : Math.ceil(left / 2));
  }
}

const refusedIsFine = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};

const newKey = (life: Life) => `${life.user.id}-${++life.acts}`;

const change = (at: TestBilling, user: User, wish: object) =>
  changePlan(at.billing, user, wish).catch(refusedIsFine);

function codeOf({ chance }: Life): object {
  return chance.happens(0.15) ? { promo: chance.one(CODES) } : {};
}

async function buy(at: TestBilling, life: Life, offer: object): Promise<void> {
  const asked = { locale: 'fr', ...offer, ...codeOf(life) };
  const started = await startCheckout(at.billing, life.user, asked, newKey(life)).catch(refusedIsFine);
  if (started) payMostly(at, life, started.url);
}

/** One pattern, paid for by itself. */
async function buyOne(at: TestBilling, life: Life): Promise<void> {
  const patternName = life.chance.happens(0.85) ? COMES_OUT : FAILS;
  const order = testOrder(newKey(life), { patternName, ...codeOf(life) });
  const bought = await buyExport(at.exportServices, at.billing, life.user, order).catch(refusedIsFine);
  if (bought) payMostly(at, life, bought.url);
}

function payMostly({ world }: TestBilling, { chance }: Life, url: string): void {
  const session = world.state.sessions[url.split('/').at(-1) ?? ''];
  if (chance.happens(0.9) && session) paySession(world, session);
}

/** A pattern: mostly only what it does to the ledger, at times the whole order. */
async function sew(at: TestBilling, life: Life): Promise<void> {
  const { user, chance } = life;
  const comesOut = chance.happens(0.85);
  const key = newKey(life);
  if (chance.happens(0.05)) {
    const order = testOrder(key, { patternName: comesOut ? COMES_OUT : FAILS });
    await placeExport(at.exportServices, user, order).catch(refusedIsFine);
    return;
  }
  const charge = { userId: user.id, exportId: key, tries: 1, choices };
  const done = at.exportServices.db.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    await ledgerCredits.reserve(tx, charge);
    await (comesOut ? ledgerCredits.capture : ledgerCredits.release)(tx, charge);
    if (comesOut) life.sewn += 1;
  });
  await done.catch(refusedIsFine);
}
