import 'server-only';
import Stripe from 'stripe';
import type { PaymentConfig } from '@/lib/env/payments';

/** Somebody waits for most answers. */
const TIMEOUT_MS = 5_000;

/** Stripe's client, or the same client speaking to the stand-in of this machine. */
export function createStripe({ key, address }: PaymentConfig, httpClient?: Stripe.HttpClient): Stripe {
  return new Stripe(key, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    // What may be tried again is decided in one place, `plain-errors`.
    maxNetworkRetries: 0,
    ...(address ?? {}),
    ...(httpClient ? { httpClient } : {}),
  });
}
