import { captchaSettings } from '@/lib/captcha/settings';
import { captchaToken, STAND_IN_TOKEN } from '@/lib/captcha/token';
import { createClient } from '@/lib/http/client';
import { readLetterStatus } from './letter-status';
import type { LetterLinkName } from './link-names';

/** Gets the captcha's word for it and sends a form to the API. Rejects with the client's error or the captcha's. */
export async function sendLetter(
  action: 'contact' | 'newsletter',
  fields: Readonly<Record<string, string>>,
  locale: string,
): Promise<void> {
  const captcha = (await standsIn()) ? STAND_IN_TOKEN : await captchaToken(captchaSettings(), action);
  await createClient({ locale }).post(`/api/${action}`, { ...fields, captcha });
}

/** A server that cannot be asked is heard of when the letter itself is sent. */
async function standsIn(): Promise<boolean> {
  if (captchaSettings().key) return false;
  const said = await readLetterStatus().catch(() => undefined);
  return said?.standIn ?? true;
}

const ENDPOINTS = {
  leave: { method: 'delete', path: '/api/newsletter' },
  join: { method: 'post', path: '/api/newsletter' },
  address: { method: 'post', path: '/api/email' },
} as const satisfies Record<LetterLinkName, object>;

/** Does what the link of a letter is for; `already` when it was done before. */
export async function followLink(
  name: LetterLinkName,
  token: string,
  locale: string,
): Promise<{ readonly already?: boolean }> {
  const { method, path } = ENDPOINTS[name];
  const url = `${path}/${encodeURIComponent(token)}`;
  const { data } = await createClient({ locale }).request<{ already?: boolean } | ''>({ method, url });
  return data || {};
}
