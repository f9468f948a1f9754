import { randomBytes } from 'node:crypto';
import { type IdentityProvider, readIdentity } from '@/lib/env/identity';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy';
import { pageManifest } from './page-manifest';

type Environment = Readonly<Record<string, string | undefined>>;
type Configured = Omit<PolicySources, 'scripts'>;

let known: Configured | undefined;

/** The policy of a page by its internal path: hashes for what the build rendered, a nonce for the rest. */
export function pagePolicy(internalPath: string): string {
  known ??= configuredSources(process.env);
  const hashes = pageManifest()?.prerendered[internalPath];
  const scripts = hashes ? { hashes } : { nonce: randomBytes(16).toString('base64') };
  return contentSecurityPolicy({ scripts, ...known });
}

/** Whom the pages may talk to, as the environment configures it. */
export function configuredSources(env: Environment): Configured {
  const providers = readIdentity(env, env.SANDBOX_ORIGIN || 'http://localhost:4000');
  return {
    identity: [...new Set(Object.values(providers).map(originOfProvider))],
    captcha: Boolean(env.NEXT_PUBLIC_CAPTCHA_SITE_KEY),
    tagManager: Boolean(env.NEXT_PUBLIC_TAG_MANAGER_ID),
    development: env.NODE_ENV === 'development',
  };
}

/** The authority of the local provider is a name that is never fetched: its issuer is where it listens. */
function originOfProvider({ mode, authority, issuer }: IdentityProvider): string {
  return new URL(mode === 'local' ? issuer : authority).origin;
}
