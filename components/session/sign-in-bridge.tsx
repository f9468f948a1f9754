'use client';

import { useEffect } from 'react';

/** Opened in a hidden frame when a token is renewed: hands the provider's answer to the page that holds the frame. */
export function SignInBridge() {
  useEffect(() => {
    void import('@azure/msal-browser/redirect-bridge')
      .then(({ broadcastResponseToMainFrame }) => broadcastResponseToMainFrame())
      .catch(() => {
        // Opened by itself there is nothing to hand over.
      });
  }, []);
  return null;
}
