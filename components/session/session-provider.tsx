'use client';

import { useLocale } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Api } from '@/components/api/client';
import type { Locale } from '@/lib/i18n/locales';
import type { Identity } from './msal';
import { followOwner } from './owner';
import { createSession, type Session } from './session';
import type { SessionState } from './session-state';

interface SessionTools {
  readonly session: Session;
  /** The typed API, its library fetched at the first call. */
  readonly api: () => Promise<Api>;
}

const SessionContext = createContext<SessionTools | null>(null);

const openIdentity = async (locale: Locale): Promise<Identity> =>
  (await import('./msal')).openIdentity(locale);

interface SessionProviderProps {
  readonly children: ReactNode;
  readonly session?: Session;
  readonly api?: () => Promise<Api>;
}

/** Who is signed in, for all that is below; asks the sign-in library only when someone was here before. */
export function SessionProvider({ children, session: given, api: givenApi }: SessionProviderProps) {
  const locale = useLocale();
  const [session] = useState(() => given ?? createSession(locale, openIdentity));
  const tools = useMemo(() => {
    let api: Promise<Api> | null = null;
    const open = () => {
      api ??= import('@/components/api/client').then(({ createApi }) =>
        createApi({ getToken: session.token, locale, onUnauthorized: session.refused }),
      );
      return api;
    };
    return { session, api: givenApi ?? open };
  }, [session, locale, givenApi]);

  useEffect(() => {
    session.start().catch(() => {
      // The state carries the trouble; whoever needs the session shows it.
    });
  }, [session]);
  useEffect(() => followOwner((owner) => void session.ownerChanged(owner).catch(() => {})), [session]);

  return <SessionContext value={tools}>{children}</SessionContext>;
}

function useTools(): SessionTools {
  const tools = use(SessionContext);
  if (!tools) throw new Error('useSession needs a SessionProvider above it');
  return tools;
}

export function useSession(): Session {
  return useTools().session;
}

export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useTools().session.store, select);
}

export function useApi(): () => Promise<Api> {
  return useTools().api;
}
