import { join } from 'node:path';
import type Provider from 'oidc-provider';
import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { LOCAL_IDENTITY } from '@/lib/env/identity';
import { isOurs, type SandboxSettings } from '../settings';
import { wordsFor } from '../words';
import type { Accounts } from './accounts';
import { createAdapter } from './adapter';
import { keptKeys } from './keys';
import { signOutPage } from './pages';

const HOUR = 3_600;
const FORTNIGHT = 14 * 24 * HOUR;

/** The local OpenID provider: access tokens carry the claims of the real one. */
export async function createProvider(settings: SandboxSettings, accounts: Accounts): Promise<Provider> {
  const { jwks, cookies } = await keptKeys(join(settings.dataDir, 'identity/keys.json'));
  quietly();
  // Loaded after the line above, because it complains while loading.
  const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider');
  const provider = new OpenIdProvider(settings.origin, {
    ...clients(settings),
    ...tokens(accounts),
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: resources(),
      rpInitiatedLogout: signOut(),
    },
    adapter: createAdapter(join(settings.dataDir, 'identity/sessions.json')),
    jwks: jwks as Configuration['jwks'],
    cookies: { keys: cookies },
    interactions: { policy: prompts(interactionPolicy), url: (_, interaction) => pageOf(interaction) },
    loadExistingGrant: grantEverything,
  });
  openRedirects(provider, settings);
  return provider;
}

/** Beside those the library knows, the prompt by which the real provider is asked to open its registration. */
const CREATE = 'create';

function prompts({ base, Prompt }: typeof interactionPolicy) {
  const policy = base();
  policy.add(new Prompt({ name: CREATE, requestable: true }), 0);
  return policy;
}

function pageOf({ uid, prompt }: { readonly uid: string; readonly prompt: { readonly name: string } }) {
  return prompt.name === CREATE ? `/interaction/${uid}/sign-up` : `/interaction/${uid}`;
}

// The library reminds at each start that it would like a newer Node; it works on this one.
function quietly() {
  const { warn, info } = console;
  const kept =
    (say: typeof warn) =>
    (text: unknown, ...rest: unknown[]) => {
      if (!/oidc-provider|Unsupported runtime/.test(String(text))) say(text, ...rest);
    };
  console.warn = kept(warn);
  console.info = kept(info);
}

function clients(settings: SandboxSettings): Configuration {
  return {
    clients: [
      {
        client_id: LOCAL_IDENTITY.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://localhost:3000/auth/callback'],
        post_logout_redirect_uris: ['http://localhost:3000/'],
      },
    ],
    clientBasedCORS: (_, origin) => isOurs(settings, origin),
  };
}

function tokens(accounts: Accounts): Configuration {
  const { tenant } = LOCAL_IDENTITY;
  const claimsOf = (id: string) => {
    const account = accounts.find(id);
    return { email: account?.email, given_name: account?.firstName, name: account?.firstName };
  };
  return {
    ttl: {
      AccessToken: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: FORTNIGHT,
      Grant: FORTNIGHT,
      RefreshToken: FORTNIGHT,
    },
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'preferred_username'], email: ['email'] },
    conformIdTokenClaims: false,
    issueRefreshToken: async () => true,
    findAccount: async (_, id) => {
      if (!accounts.find(id)) return undefined;
      const { email, ...names } = claimsOf(id);
      return { accountId: id, claims: async () => ({ sub: id, ...names, email, preferred_username: email }) };
    },
    extraTokenClaims: async (_, token) => {
      if (!('accountId' in token) || !token.accountId) return {};
      const { clientId, accountId } = token;
      return { tid: tenant, oid: accountId, azp: clientId, scp: token.scope, ...claimsOf(accountId) };
    },
  };
}

function resources() {
  const { audience, scope } = LOCAL_IDENTITY;
  return {
    enabled: true,
    defaultResource: () => `urn:${audience}`,
    useGrantedResource: () => true,
    getResourceServerInfo: () => {
      const format = { accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } } as const;
      return { scope, audience, accessTokenTTL: HOUR, ...format };
    },
  };
}

function signOut() {
  return {
    enabled: true,
    logoutSource(ctx: KoaContextWithOIDC, form: string) {
      ctx.type = 'html';
      ctx.body = signOutPage(wordsFor(ctx.req), form);
    },
  };
}

/** Our own application asks for what it needs; nobody is asked to consent to herself. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc;
  const known = session?.grantIdFor(client?.clientId ?? '');
  const before = known ? await provider.Grant.find(known) : undefined;
  if (before) return before;
  const grant = new provider.Grant({
    clientId: client?.clientId,
    accountId: account?.accountId ?? session?.accountId,
  });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(`urn:${LOCAL_IDENTITY.audience}`, LOCAL_IDENTITY.scope);
  await grant.save();
  return grant;
}

/** Any page of the service on this machine may be returned to: its port differs from run to run. */
function openRedirects(provider: Provider, settings: SandboxSettings) {
  const prototype = provider.Client.prototype as unknown as Record<string, (uri: string) => boolean>;
  prototype.redirectUriAllowed = (uri) => isOurs(settings, uri);
  prototype.postLogoutRedirectUriAllowed = (uri) => isOurs(settings, uri);
}
