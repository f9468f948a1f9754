import { createStore } from 'zustand/vanilla';
import type { Locale } from '@/lib/i18n/locales';
import type { Identity } from './msal';
import { readOwner, writeOwner } from './owner';
import { readHint, safeReturn, writeHint } from './return-to';
import { IdentityError, type IdentityTrouble, isCuredBySigningIn } from './trouble';

export interface SessionState {
  /** `unknown` until the browser was looked at; `expired` when someone is known but must sign in again. */
  readonly status: 'unknown' | 'out' | 'in' | 'expired';
  readonly name: string | null;
  readonly email: string | null;
  readonly trouble: IdentityTrouble | null;
}

type Open = (locale: Locale) => Promise<Identity>;

export type Session = ReturnType<typeof createSession>;

/** Who is signed in on this page, and the ways in and out. The library behind it is opened at the first need. */
export function createSession(locale: Locale, open: Open, leave: () => void = () => {}) {
  const store = createStore<SessionState>(() => ({
    status: 'unknown',
    name: null,
    email: null,
    trouble: null,
  }));
  let opening: Promise<Identity> | null = null;

  const identity = () => {
    opening ??= open(locale).catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  let leaving = false;
  const out = { status: 'out', name: null, email: null, trouble: null } as const;

  const look = (known: Identity) => {
    const account = known.account();
    writeHint(account !== null);
    const owner = account ? account.homeAccountId || account.username : null;
    if (owner !== readOwner()) writeOwner(owner);
    store.setState(
      account ? { status: 'in', name: account.name ?? null, email: account.username, trouble: null } : out,
    );
  };

  const forget = () => {
    leaving = true;
    writeOwner(null);
  };

  const fail = (error: unknown): never => {
    const trouble = error instanceof IdentityError ? error.trouble : 'unexpected';
    const expired = isCuredBySigningIn(trouble);
    store.setState(expired ? { status: 'expired', trouble } : { trouble });
    leaving = false;
    throw error;
  };

  return {
    store,
    locale,
    identity,
    /** Finds out who is signed in, loading the library only when someone was. */
    async start() {
      if (!readHint()) {
        if (store.getState().status === 'unknown') store.setState({ status: 'out' });
        return;
      }
      look(await identity().catch(fail));
    },
    async signIn(returnTo: string, options?: { readonly register?: boolean }) {
      leave();
      const known = await identity().catch(fail);
      await known.signIn(safeReturn(returnTo, window.location.origin), options).catch(fail);
    },
    /** On the return page: where to go on, `null` when the page was opened by itself. */
    async completeSignIn(): Promise<string | null> {
      const known = await identity().catch(fail);
      const returnTo = await known.completeSignIn().catch(fail);
      look(known);
      return returnTo === null ? null : safeReturn(returnTo, window.location.origin);
    },
    async signOut() {
      forget();
      const known = await identity().catch(fail);
      writeHint(false);
      await known.signOut();
    },
    /** What this browser keeps of her goes at once; she is still signed in. */
    forget,
    /**
     * Someone else, or nobody, is signed in on this browser now. Where nobody was, this page stays nobody's: what is
     * made on it belongs to an account only once it is signed in from it.
     */
    async ownerChanged(owner: string | null) {
      if (leaving || store.getState().status === 'out') return;
      if (owner === null) store.setState(out);
      else look(await identity().catch(fail));
    },
    async token(): Promise<string> {
      const known = await identity().catch(fail);
      return known.token().catch(fail);
    },
    /** The server refused the token: whoever was signed in has to do so again. */
    refused() {
      store.setState({ status: 'expired', trouble: 'loginRequired' });
    },
  };
}
