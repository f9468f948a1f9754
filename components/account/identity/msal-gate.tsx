'use client';

import { AuthenticatedTemplate, MsalProvider, UnauthenticatedTemplate } from '@azure/msal-react';
import { type ReactNode, use } from 'react';
import { Invitation } from '../invitation';
import { useSession } from './session-provider';

/** What is below is shown to someone signed in, and no longer once she signs out, in this tab or another. */
export default function MsalGate({ children }: { readonly children: ReactNode }) {
  const { application } = use(useSession().identity());
  return (
    <MsalProvider instance={application}>
      <AuthenticatedTemplate>{children}</AuthenticatedTemplate>
      <UnauthenticatedTemplate>
        <Invitation />
      </UnauthenticatedTemplate>
    </MsalProvider>
  );
}
