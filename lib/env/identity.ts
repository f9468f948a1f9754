import { z } from 'zod';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** One tenant of the identity provider: what the browser needs to sign in and the API to verify. */
export interface IdentityProvider {
  readonly mode: 'local' | 'entra';
  readonly tenant: string;
  readonly clientId: string;
  readonly authority: string;
  readonly issuer: string;
  readonly jwksUri: string;
  readonly audience: string;
  /** As the browser asks for it (`api://…/patterns`). */
  readonly scope: string;
  /** Endpoints handed to the browser when the authority cannot be discovered over https. */
  readonly endpoints?: Readonly<Record<string, string>>;
}

const provider = z.object({
  TENANT: z.string().min(1),
  CLIENT_ID: z.string().min(1),
  AUTHORITY: z.url({ protocol: /^https$/ }),
  ISSUER: z.url(),
  JWKS_URI: z.url(),
  AUDIENCE: z.string().min(1),
  SCOPE: z.string().min(1),
});

/** Providers by locale from `IDENTITY_<LOCALE>_<NAME>`; a locale without its own uses the French one, and with none at all the local provider. */
export function readIdentity(
  env: Readonly<Record<string, string | undefined>>,
  sandbox: string,
): Record<Locale, IdentityProvider> {
  const french = readProvider(env, 'FR') ?? localProvider(sandbox);
  const entries = LOCALES.map(
    (locale) => [locale, readProvider(env, locale.toUpperCase()) ?? french] as const,
  );
  return Object.fromEntries(entries) as Record<Locale, IdentityProvider>;
}

function readProvider(env: Readonly<Record<string, string | undefined>>, locale: string) {
  const prefix = `IDENTITY_${locale}_`;
  const given = Object.keys(provider.shape).map((name) => [name, env[prefix + name]] as const);
  if (given.every(([, value]) => !value)) return undefined;
  const parsed = provider.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const missing = parsed.error.issues.map((issue) => prefix + String(issue.path[0]));
    throw new Error(`The identity provider is configured in part: check ${missing.join(', ')}.`);
  }
  const { TENANT, CLIENT_ID, AUTHORITY, ISSUER, JWKS_URI, AUDIENCE, SCOPE } = parsed.data;
  return {
    mode: 'entra',
    tenant: TENANT,
    clientId: CLIENT_ID,
    authority: AUTHORITY,
    issuer: ISSUER,
    jwksUri: JWKS_URI,
    audience: AUDIENCE,
    scope: SCOPE,
  } satisfies IdentityProvider;
}

/** Names the local provider and the API agree on. */
export const LOCAL_IDENTITY = {
  tenant: 'local',
  clientId: 'droitfil-web',
  audience: 'droitfil-api',
  scope: 'patterns',
} as const;

function localProvider(origin: string): IdentityProvider {
  return {
    mode: 'local',
    ...LOCAL_IDENTITY,
    // MSAL insists on https in this text; it never fetches it because the endpoints are given.
    authority: origin.replace(/^http:/, 'https:'),
    issuer: origin,
    jwksUri: `${origin}/jwks`,
    endpoints: {
      issuer: origin,
      authorization_endpoint: `${origin}/auth`,
      token_endpoint: `${origin}/token`,
      end_session_endpoint: `${origin}/session/end`,
      jwks_uri: `${origin}/jwks`,
    },
  };
}
