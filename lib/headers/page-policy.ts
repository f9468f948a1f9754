import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy';
import { pageManifest } from './page-manifest';

/** The policy of a page by its internal path: hashes for what the build rendered, a nonce for the rest. */
export function pagePolicy(internalPath: string, env: NodeJS.ProcessEnv = process.env): string {
  const hashes = pageManifest()?.prerendered[internalPath];
  const scripts = hashes ? { hashes } : { nonce: randomBytes(16).toString('base64') };
  return contentSecurityPolicy({ scripts, ...configured(env) });
}

function configured(env: NodeJS.ProcessEnv): Omit<PolicySources, 'scripts'> {
  return {
    identity: identityOrigins(env),
    captcha: Boolean(env.CAPTCHA_SITE_KEY),
    tagManager: Boolean(env.TAG_MANAGER_ID),
    development: env.NODE_ENV === 'development',
  };
}

/** `IDENTITY_ORIGINS` lists them; without it the local identity provider of the machine is meant. */
function identityOrigins(env: NodeJS.ProcessEnv): readonly string[] {
  const listed = env.IDENTITY_ORIGINS?.split(/[\s,]+/).filter(Boolean);
  return listed?.length ? listed : ['http://localhost:*'];
}
