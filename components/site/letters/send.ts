import { captchaToken, STAND_IN_TOKEN } from '@/lib/captcha/door';
import { captchaSettings } from '@/lib/captcha/settings';
import { createClient } from '@/lib/http/client';
import { door } from './door';

/** Gets the captcha's word for it and sends a form to the API. Rejects with the client's error or the captcha's. */
export async function sendLetter<T>(
  action: 'contact' | 'newsletter',
  fields: Readonly<Record<string, string>>,
  locale: string,
): Promise<T> {
  const captcha = (await standsIn()) ? STAND_IN_TOKEN : await captchaToken(captchaSettings(), action);
  const { data } = await createClient({ locale }).post<T>(`/api/${action}`, { ...fields, captcha });
  return data;
}

/** A server that cannot be asked is heard of when the letter itself is sent. */
async function standsIn(): Promise<boolean> {
  if (captchaSettings().key) return false;
  const said = await door().catch(() => undefined);
  return said?.standIn ?? true;
}

export async function sendLeave(token: string, locale: string): Promise<void> {
  await createClient({ locale }).delete(`/api/newsletter/${encodeURIComponent(token)}`);
}
