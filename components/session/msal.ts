import { type AccountInfo, PublicClientApplication } from '@azure/msal-browser';
import type { SignInSettings } from '@/lib/accounts/sign-in-settings';
import { createClient } from '@/lib/http/client';
import type { Locale } from '@/lib/i18n/locales';
import { bridgeAddress, msalConfiguration } from './config';
import { classify, IdentityError } from './trouble';

/** The sign-in library behind the few things the site asks of it. Loaded only when one of them is needed. */
export interface Identity {
  readonly application: PublicClientApplication;
  account(): AccountInfo | null;
  /** Leaves for the provider; comes back to the return page with `returnTo` as state. */
  signIn(returnTo: string, options?: { readonly register?: boolean }): Promise<void>;
  /** Takes in what the provider sent back; says where to go on, `null` when nothing was sent. */
  completeSignIn(): Promise<string | null>;
  signOut(): Promise<void>;
  /** An access token, renewed silently. Refuses with an IdentityError. */
  token(): Promise<string>;
}

async function readConfig(locale: Locale): Promise<SignInSettings> {
  try {
    const { data } = await createClient().get<SignInSettings>('/api/identity', { params: { locale } });
    return data;
  } catch (error) {
    throw new IdentityError('network', error);
  }
}

/** Makes the library ready for a language's provider. */
export async function openIdentity(locale: Locale): Promise<Identity> {
  const { origin } = window.location;
  const config = await readConfig(locale);
  const application = new PublicClientApplication(msalConfiguration(config, origin, locale));
  await application.initialize();
  const scopes = [...config.scopes];

  const account = () => application.getActiveAccount() ?? application.getAllAccounts()[0] ?? null;

  return {
    application,
    account,
    async signIn(returnTo, { register = false } = {}) {
      // What was begun in this tab and not come back from, as signing out is, would refuse another beginning.
      await application.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      await application.loginRedirect({
        scopes,
        state: returnTo,
        ...(register ? { prompt: 'create' } : {}),
      });
    },
    async completeSignIn() {
      try {
        const result = await application.handleRedirectPromise({ navigateToLoginRequestUrl: false });
        if (!result) return null;
        application.setActiveAccount(result.account);
        return result.state ?? '/';
      } catch (error) {
        throw new IdentityError(classify(error), error);
      }
    },
    async signOut() {
      const leaving = account();
      await application.logoutRedirect(
        leaving ? { account: leaving, ...(leaving.idToken ? { idTokenHint: leaving.idToken } : {}) } : {},
      );
    },
    async token() {
      const known = account();
      if (!known) throw new IdentityError('loginRequired');
      try {
        const redirectUri = bridgeAddress(origin, locale);
        const result = await application.acquireTokenSilent({ scopes, account: known, redirectUri });
        return result.accessToken;
      } catch (error) {
        throw new IdentityError(classify(error), error);
      }
    },
  };
}
