import 'server-only';
import Stripe from 'stripe';
import type { PaymentConfig } from '@/lib/env/config';

/** Stripe's client, or the same client speaking to the stand-in of this machine. */
export function createStripe({ key, address }: PaymentConfig, httpClient?: Stripe.HttpClient): Stripe {
  return new Stripe(key, {
    telemetry: false,
    // Shorter than what the database lets a waiting transaction live.
    timeout: 6_000,
    maxNetworkRetries: 1,
    ...(address ?? {}),
    ...(httpClient ? { httpClient } : {}),
  });
}
