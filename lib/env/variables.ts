import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.url().optional();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const postgres = z.string().regex(/^postgres(ql)?:\/\//);

/** Secrets parted by commas, so that a new one can be set before an old one and both hold for a while. */
function secrets(each: z.ZodString) {
  return z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(each).min(1));
}

/** Every environment variable the server reads, with what stands in when it is unset. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  ROLE: z.enum(['all', 'web', 'worker', 'scheduler']).default('all'),
  PORT: port.default(3000),
  SITE_ORIGINS: z.string().default(''),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where `npm run build` puts what runs beside Next. */
  BUNDLES_DIR: z.string().min(1).default('.output/server'),
  DATABASE_URL: postgres.optional(),
  /** PostgreSQL itself where `DATABASE_URL` leads through a pooler: migrations and what listens go there. */
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).optional(),
  /** All processes on the database run on this machine and keep files in one folder of it. */
  ONE_MACHINE: flag.default(false),
  /** The first signs, each opens. */
  LINK_SECRET: secrets(z.string().min(32)).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(30).optional(),
  /** Where health and figures are told to those who keep the site; nowhere when unset. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  SANDBOX_ORIGIN: z.url().default('http://localhost:4000'),
  SANDBOX_SMTP_PORT: port.default(2525),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.email().default('atelier@droitfil.example'),
  /** Who reads what comes through the contact form, named there when it is closed; the address mail leaves from when unset. */
  CONTACT_TO: z.email().optional(),
  NEXT_PUBLIC_CAPTCHA_SITE_KEY: z.string().optional(),
  NEXT_PUBLIC_CAPTCHA_VERSION: z.string().default('2'),
  CAPTCHA_SECRET: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-3'),
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  /** Whether exports cost credits. Without keys of the payment service the local stand-in takes the payments. */
  BILLING: z.enum(['on', 'off']).default('on'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional(),
  /** An event signed with any of them is taken. */
  STRIPE_WEBHOOK_SECRET: secrets(z.string().regex(/^whsec_/)).optional(),
  EXPORT_WORKERS: z.coerce.number().int().min(1).max(32).default(2),
  /** Threads that draft and draw while somebody waits, in a web process; as many as it has cores when unset. */
  PRESS_THREADS: z.coerce.number().int().min(1).max(32).optional(),
  EXPORT_LEASE_SECONDS: z.coerce.number().int().min(2).max(600).default(15),
});

export type Variables = z.infer<typeof variables>;
