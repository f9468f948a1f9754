import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.url().optional();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every environment variable the server reads, with what stands in when it is unset. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  ROLE: z.enum(['all', 'web', 'worker', 'scheduler']).default('all'),
  PORT: port.default(3000),
  SITE_ORIGINS: z.string().default(''),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where `npm run build` puts what runs beside Next. */
  BUNDLES_DIR: z.string().min(1).default('.output/server'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Secrets of links, parted by commas: the first signs, so that a new one can be set before an old one. */
  LINK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(30).optional(),
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
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/)
    .optional(),
  EXPORT_WORKERS: z.coerce.number().int().min(1).max(32).default(2),
  EXPORT_LEASE_SECONDS: z.coerce.number().int().min(2).max(600).default(15),
});

export type Variables = z.infer<typeof variables>;
