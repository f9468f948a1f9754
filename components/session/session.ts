import { createStore } from 'zustand/vanilla';
import type { Locale } from '@/lib/i18n/locales';
import type { Identity } from './msal';
import { readOwner, writeOwner } from './owner';
import { readHint, safeReturn, writeHint } from './return-to';
import { FIRST_STATE, reduceSession, type SessionEvent, type SessionState } from './session-state';
import { IdentityError } from './trouble';

type Open = (locale: Locale) => Promise<Identity>;

export type Session = ReturnType<typeof createSession>;

/** Who is signed in on this page, and the ways in and out. The library behind it is opened at the first need. */
export function createSession(locale: Locale, open: Open, leave: () => void = () => {}) {
  const store = createStore<SessionState>(() => FIRST_STATE);
  const dispatch = (event: SessionEvent) => store.setState((before) => reduceSession(before, event));
  const identity = openOnce(() => open(locale));
  let leaving = false;

  const fail = (error: unknown): never => {
    dispatch({ kind: 'failed', trouble: error instanceof IdentityError ? error.trouble : 'unexpected' });
    leaving = false;
    throw error;
  };
  const known = () => identity().catch(fail);
  const forget = () => {
    leaving = true;
    writeOwner(null);
  };

  return {
    store,
    identity,
    /** Finds out who is signed in, loading the library only when someone was. */
    async start() {
      dispatch(readHint() ? lookWho(await known()) : { kind: 'never-signed-in' });
    },
    async signIn(returnTo: string, options?: { readonly register?: boolean }) {
      leave();
      const library = await known();
      await library.signIn(safeReturn(returnTo, window.location.origin), options).catch(fail);
    },
    /** On the return page: where to go on, `null` when the page was opened by itself. */
    async completeSignIn(): Promise<string | null> {
      const library = await known();
      const returnTo = await library.completeSignIn().catch(fail);
      dispatch(lookWho(library));
      return returnTo === null ? null : safeReturn(returnTo, window.location.origin);
    },
    async signOut() {
      forget();
      const library = await known();
      writeHint(false);
      await library.signOut();
    },
    /** What this browser keeps of her goes at once; she is still signed in. */
    forget,
    /**
     * Someone else, or nobody, is signed in on this browser now. Where nobody was, this page stays nobody's: what is
     * made on it belongs to an account only once it is signed in from it.
     */
    async ownerChanged(owner: string | null) {
      if (leaving || store.getState().status === 'out') return;
      dispatch(owner === null ? { kind: 'signed-out' } : lookWho(await known()));
    },
    token: async (): Promise<string> => (await known()).token().catch(fail),
    /** The server refused the token: whoever was signed in has to do so again. */
    refused: () => dispatch({ kind: 'failed', trouble: 'loginRequired' }),
  };
}

/** Who the library says is signed in; the browser keeps things for her from now on. */
function lookWho(library: Identity): SessionEvent {
  const account = library.account();
  writeHint(account !== null);
  const owner = account ? account.homeAccountId || account.username : null;
  if (owner !== readOwner()) writeOwner(owner);
  if (!account) return { kind: 'signed-out' };
  return { kind: 'signed-in', name: account.name ?? null, email: account.username };
}

/** The same opening for all who ask; another one once it has failed. */
function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null;
  return () => {
    opening ??= open().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}
