import 'server-only';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { originOf, parseOrigins } from '@/lib/i18n/origins';
import { type CaptchaConfig, readCaptcha } from './captcha';
import { refuseHalfConfigured } from './half-configured';
import { type IdentityProvider, readIdentity } from './identity';
import { type PaymentConfig, readPayments } from './payments';
import { type Variables, variables } from './variables';

export interface FolderStorage {
  readonly kind: 'folder';
  readonly dir: string;
}

export interface BucketStorage {
  readonly kind: 's3';
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly forcePathStyle: boolean;
}

export interface MailConfig {
  readonly kind: 'sandbox' | 'smtp';
  readonly url: string;
  readonly from: string;
}

export interface Config {
  readonly production: boolean;
  readonly role: Variables['ROLE'];
  /** Scheme, host and port that links are made of; never taken from a request. */
  readonly origins: Readonly<Record<Locale, string>>;
  readonly dataDir: string;
  readonly bundlesDir: string;
  readonly databaseUrl?: string;
  /** PostgreSQL itself, where `databaseUrl` is a pooler's. */
  readonly databaseDirectUrl?: string;
  readonly databasePool: number;
  /** The first signs links, each of them opens them. */
  readonly linkSecrets?: readonly string[];
  readonly trustedProxies: number;
  /** How long a web server asked to end goes on answering, saying that it is not ready. */
  readonly drainSeconds: number;
  /** Where this process tells how it is; unset where nobody asks. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly logLevel: Variables['LOG_LEVEL'];
  readonly identity: Readonly<Record<Locale, IdentityProvider>>;
  readonly storage: FolderStorage | BucketStorage;
  readonly mail: MailConfig;
  /** Who reads the letters people write to us. */
  readonly contact: string;
  /** The same, where it is a real address: told to people when the forms are closed. */
  readonly publicContact?: string;
  readonly captcha: CaptchaConfig;
  readonly billing: boolean;
  readonly payments: PaymentConfig;
  readonly exports: { readonly workers: number; readonly leaseSeconds: number };
  /** Threads that draft and draw while somebody waits. */
  readonly pressThreads: number;
}

/** The server's settings from `env`; throws an Error that names the variables at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`These environment variables cannot be read: ${names.join(', ')}.`);
  }
  const read = parsed.data;
  refuseHalfConfigured(read);
  const dataDir = resolve(read.DATA_DIR);
  const origins = readOrigins(read.SITE_ORIGINS, `http://localhost:${read.PORT}`);
  const identity = readIdentity(given, read.SANDBOX_ORIGIN);
  const mail = readMail(read);
  const payments = readPayments(read, given.IDENTITY_FR_TENANT !== undefined);
  return {
    production: read.NODE_ENV === 'production',
    role: read.ROLE,
    origins,
    dataDir,
    bundlesDir: resolve(read.BUNDLES_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databasePool: read.DATABASE_POOL ?? connectionsOf(read),
    linkSecrets: read.LINK_SECRET,
    trustedProxies: read.TRUSTED_PROXIES,
    // A site on its own has no balancer that would have to notice.
    drainSeconds: read.DRAIN_SECONDS ?? (read.DATABASE_URL ? 5 : 0),
    metrics:
      read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    logLevel: read.LOG_LEVEL,
    identity,
    storage: readStorage(read, dataDir),
    mail,
    contact: read.CONTACT_TO ?? read.MAIL_FROM,
    publicContact: read.CONTACT_TO ?? given.MAIL_FROM,
    captcha: readCaptcha(read, isAllStandIns({ origins, identity, mail, payments })),
    billing: read.BILLING === 'on',
    payments,
    exports: { workers: read.EXPORT_WORKERS, leaseSeconds: read.EXPORT_LEASE_SECONDS },
    pressThreads: read.PRESS_THREADS ?? availableParallelism(),
  };
}

/**
 * Connections a process can use at once: for a worker one of each export, as many for their progress and leases, and
 * one of the mail. PostgreSQL allows 100 in all unless told otherwise.
 */
function connectionsOf({ ROLE, EXPORT_WORKERS }: Variables): number {
  if (ROLE === 'worker') return 2 * EXPORT_WORKERS + 1;
  return ROLE === 'scheduler' ? 3 : 10;
}

function readOrigins(text: string, fallback: string): Record<Locale, string> {
  const given = parseOrigins(text);
  const entries = LOCALES.map((locale) => [locale, originOf(locale, given, fallback)]);
  return Object.fromEntries(entries) as Record<Locale, string>;
}

function readStorage(read: Variables, dataDir: string): FolderStorage | BucketStorage {
  if (!read.S3_BUCKET) return { kind: 'folder', dir: resolve(dataDir, 'files') };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  return {
    kind: 's3',
    bucket: read.S3_BUCKET,
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: read.S3_FORCE_PATH_STYLE,
  };
}

function readMail(read: Variables): MailConfig {
  if (read.SMTP_URL) return { kind: 'smtp', url: read.SMTP_URL, from: read.MAIL_FROM };
  return { kind: 'sandbox', url: `smtp://localhost:${read.SANDBOX_SMTP_PORT}`, from: read.MAIL_FROM };
}

type Vendors = Pick<Config, 'origins' | 'identity' | 'mail' | 'payments'>;

/** Whether this is a site tried out on one's own machine: no vendor is real and no address leads here from outside. */
function isAllStandIns({ origins, identity, mail, payments }: Vendors): boolean {
  const people = Object.values(identity).every(({ mode }) => mode === 'local');
  const here = Object.values(origins).every((origin) => LOCAL.test(new URL(origin).hostname));
  return here && people && mail.kind === 'sandbox' && payments.kind === 'sandbox';
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

const CONFIG = Symbol.for('droitfil.config');
type Holder = typeof globalThis & { [CONFIG]?: Config };

/** The settings of this process, read once. */
export function config(): Config {
  const holder = globalThis as Holder;
  holder[CONFIG] ??= readConfig(process.env);
  return holder[CONFIG];
}
