'use client';

import { AuthenticatedTemplate, MsalProvider, UnauthenticatedTemplate } from '@azure/msal-react';
import { type ReactNode, use } from 'react';
import { useSession } from './session-provider';

interface MsalGateProps {
  readonly children: ReactNode;
  /** The invitation for whoever is not signed in. */
  readonly prompt: ReactNode;
}

/** What is below is shown to someone signed in, and no longer once she signs out, in this tab or another. */
export default function MsalGate({ children, prompt }: MsalGateProps) {
  const { application } = use(useSession().identity());
  return (
    <MsalProvider instance={application}>
      <AuthenticatedTemplate>{children}</AuthenticatedTemplate>
      <UnauthenticatedTemplate>{prompt}</UnauthenticatedTemplate>
    </MsalProvider>
  );
}
