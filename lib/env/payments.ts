import type { Variables } from './variables';

export interface PaymentConfig {
  readonly kind: 'sandbox' | 'stripe';
  readonly key: string;
  /** Unset for the local stand-in, whose secret is kept in the data folder. */
  readonly webhookSecrets?: readonly string[];
  /** Where the stand-in answers. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

/** Real people never meet the stand-in, where anybody pays by pressing a button. */
export function readPayments(read: Variables, realPeople: boolean): PaymentConfig {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecrets } = read;
  if (key && webhookSecrets) return { kind: 'stripe', key, webhookSecrets };
  if (key || webhookSecrets) throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.');
  if (realPeople && read.BILLING === 'on')
    throw new Error(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are wanted beside real sign-in, or BILLING=off.',
    );
  const { hostname: host, port } = new URL(read.SANDBOX_ORIGIN);
  return {
    kind: 'sandbox',
    key: 'sk_test_local',
    address: { host, port: Number(port || 80), protocol: 'http' },
  };
}
