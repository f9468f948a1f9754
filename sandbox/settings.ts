import { resolve } from 'node:path';

export interface SandboxSettings {
  /** Address of the sandbox's pages and of the identity provider. */
  readonly origin: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly dataDir: string;
  /** Where the service takes the payment events, and the secret that signs them. */
  readonly webhookUrl: string;
  readonly webhookSecretFile: string;
  /** Origins of the service, which people may be sent back to. */
  readonly sites: readonly string[];
}

/** The sandbox's settings, under the same names as the server's. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const origin = new URL(env.SANDBOX_ORIGIN || 'http://localhost:4000').origin;
  const listed = (env.SITE_ORIGINS ?? '').split(',').map((part) => part.split('=')[1]?.trim() ?? '');
  return {
    origin,
    port: Number(new URL(origin).port || 80),
    smtpPort: Number(env.SANDBOX_SMTP_PORT || 2525),
    dataDir: resolve(env.DATA_DIR || '.data', 'sandbox'),
    webhookUrl: `http://localhost:${env.PORT || 3000}/api/payments/webhook`,
    webhookSecretFile: resolve(env.DATA_DIR || '.data', 'secrets/webhooks'),
    sites: listed.filter(Boolean),
  };
}

/** Whether `address` belongs to the service: a configured origin, or any port of this machine. */
export function isOurs({ sites }: SandboxSettings, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, hostname, protocol } = new URL(address);
  const here = /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname) && protocol === 'http:';
  return here || sites.includes(origin);
}
