import 'server-only';
import type Stripe from 'stripe';
import { AppError } from '@/lib/errors/app-error';
import type { PaymentNews } from '../gateway';
import { idOf } from './states';

/** How far a webhook's time may be from ours, in seconds: the library itself lets any future pass. */
const TOLERANCE = 300;

/** Reads an event signed with any of `secrets`, of which there are two while one is changed; refuses `invalid-signature`. */
export function readNews(
  stripe: Stripe,
  payload: string,
  signature: string,
  secrets: readonly string[],
): PaymentNews {
  try {
    const event = readSigned(stripe, payload, signature, secrets);
    const sent = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (sent > Date.now() / 1000 + TOLERANCE) throw new AppError('invalid-signature');
    return newsOf(event);
  } catch (cause) {
    throw new AppError('invalid-signature', { cause });
  }
}

function readSigned(
  stripe: Stripe,
  payload: string,
  signature: string,
  [first = '', ...others]: readonly string[],
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(payload, signature, first, TOLERANCE);
  } catch (refused) {
    if (others.length === 0) throw refused;
    return readSigned(stripe, payload, signature, others);
  }
}

/** Tells nothing yet that anybody has to know: whether it is paid or refused is told by the next. */
const BEGUN = 'invoice.created';

/** What an event is about, by its kind and the id it carries. */
function newsOf({ id, type, data }: Stripe.Event): PaymentNews {
  const object = data.object as { id?: string; payment_intent?: string | { id: string } | null };
  const about = (kind: 'checkout' | 'subscription' | 'invoice') => ({ kind, id: object.id ?? '' });
  if (type.startsWith('checkout.session.')) return { id, type, about: about('checkout') };
  if (type.startsWith('customer.subscription.')) return { id, type, about: about('subscription') };
  if (type.startsWith('invoice.') && type !== BEGUN && object.id)
    return { id, type, about: about('invoice') };
  const paymentIntent = idOf(object.payment_intent);
  if ((type === 'charge.refunded' || type.startsWith('charge.dispute.')) && paymentIntent)
    return { id, type, about: { kind: 'money', paymentIntent } };
  return { id, type, about: { kind: 'other' } };
}
