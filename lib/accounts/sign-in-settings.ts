import 'server-only';
import type { IdentityProvider } from '@/lib/env/identity';

export interface SignInSettings {
  readonly clientId: string;
  readonly authority: string;
  readonly knownAuthorities: readonly string[];
  /** Endpoints as JSON text, for a provider that cannot be discovered over https. */
  readonly authorityMetadata?: string;
  readonly scopes: readonly string[];
  readonly mode: IdentityProvider['mode'];
}

/** The public side of a provider's settings, as MSAL takes them. */
export function signInSettings(provider: IdentityProvider): SignInSettings {
  const { clientId, authority, scope, mode, endpoints } = provider;
  return {
    clientId,
    authority,
    knownAuthorities: [new URL(authority).host],
    ...(endpoints ? { authorityMetadata: JSON.stringify(endpoints) } : {}),
    scopes: [scope],
    mode,
  };
}
