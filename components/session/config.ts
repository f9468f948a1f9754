import type { Configuration } from '@azure/msal-browser';
import type { SignInSettings } from '@/lib/accounts/sign-in-settings';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';

const OPEN_ID: NonNullable<Configuration['auth']['OIDCOptions']> = {
  responseMode: 'fragment',
  defaultScopes: ['openid', 'profile', 'email'],
};

/** Where the provider sends people back to: one page a language, so that each domain keeps to itself. */
function returnAddress(origin: string, locale: Locale): string {
  return origin + localPath(locale, '/auth/callback');
}

/** The page a hidden frame comes back to when a token is renewed without the person. */
export function bridgeAddress(origin: string, locale: Locale): string {
  return origin + localPath(locale, '/auth/bridge');
}

/** MSAL's configuration for the provider given. */
export function msalConfiguration(config: SignInSettings, origin: string, locale: Locale): Configuration {
  return {
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: [...config.knownAuthorities],
      ...(config.authorityMetadata ? { authorityMetadata: config.authorityMetadata } : {}),
      redirectUri: returnAddress(origin, locale),
      postLogoutRedirectUri: origin + localPath(locale, '/'),
      // The library refuses these options in its own protocol, where they are what it does anyway.
      ...(config.mode === 'local' ? { OIDCOptions: OPEN_ID } : {}),
    },
    // Shared by the tabs of one browser, so that a creation opened beside another is not asked to sign in again.
    cache: { cacheLocation: 'localStorage' },
    system: { protocolMode: config.mode === 'local' ? 'OIDC' : 'AAD' },
  };
}
