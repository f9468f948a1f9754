'use client';

import type { ReactNode } from 'react';
import { useSession, useSessionState } from './session-provider';
import { TroubleNote } from './trouble-note';

interface SessionGateProps {
  /** Shown to whoever is signed in. */
  readonly children: ReactNode;
  /** The invitation for the others. */
  readonly prompt: ReactNode;
  readonly waiting: ReactNode;
}

/** What depends on being signed in: never a wrong guess while that is being found out, nor silence when it cannot. */
export function SessionGate({ children, prompt, waiting }: SessionGateProps) {
  const session = useSession();
  const status = useSessionState((state) => state.status);
  const trouble = useSessionState((state) => state.trouble);
  if (status === 'in') return children;
  if (status !== 'unknown') return prompt;
  if (!trouble) return waiting;
  const retry = () => void session.start().catch(() => {});
  return <TroubleNote trouble={{ code: 'offline', fields: [], figures: {} }} onRetry={retry} />;
}
