import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { AskToken } from './token';
import { within } from './within';

type Execute = (action?: string) => Promise<string>;

const SCRIPT_MS = 10_000;
const ANSWER_MS = 20_000;

/** Version 3, which judges without asking: stands in a root of its own for as long as one answer takes. */
export const scoredToken: AskToken = async ({ key, language }, action) => {
  const root = createRoot(document.createElement('div'));
  try {
    const ready = new Promise<Execute>((resolve) => {
      root.render(
        <GoogleReCaptchaProvider reCaptchaKey={key} language={language} scriptProps={{ async: true }}>
          <WhenReady then={resolve} />
        </GoogleReCaptchaProvider>,
      );
    });
    const execute = await within(SCRIPT_MS, 'captcha-script', ready);
    return await within(ANSWER_MS, 'captcha-execute', execute(action));
  } finally {
    root.unmount();
  }
};

function WhenReady({ then }: { readonly then: (execute: Execute) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) then(executeRecaptcha);
  }, [executeRecaptcha, then]);
  return null;
}
