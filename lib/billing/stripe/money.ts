import 'server-only';
import type Stripe from 'stripe';
import type { MoneyState } from '../gateway';

/** Disputes under way, for which the money has been taken back; mere inquiries take none. */
const UNDER_WAY: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

/** What of a payment went back or is held back. */
export async function readMoney(stripe: Stripe, paymentIntent: string): Promise<MoneyState> {
  const expand = ['latest_charge'];
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, { expand });
  if (!charge || typeof charge === 'string' || charge.amount === 0) return { refunded: 0, disputed: 0 };
  const { amount, amount_refunded: back, disputed } = charge;
  if (!disputed) return { refunded: back / amount, disputed: 0 };
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent });
  const sumOf = (wanted: (status: string) => boolean) =>
    data.reduce((sum, dispute) => sum + (wanted(dispute.status) ? dispute.amount : 0), 0);
  const refunded = Math.min(1, (back + sumOf((status) => status === 'lost')) / amount);
  const held = sumOf((status) => UNDER_WAY.includes(status)) / amount;
  return { refunded, disputed: Math.min(1 - refunded, held) };
}
