import { captchaToken } from '@/lib/captcha/door';
import { captchaSettings } from '@/lib/captcha/settings';
import { createClient } from '@/lib/http/client';

/** Gets the captcha's word for it and sends a form to the API. Rejects with the client's error or the captcha's. */
export async function sendLetter<T>(
  action: 'contact' | 'newsletter',
  fields: Readonly<Record<string, string>>,
  locale: string,
): Promise<T> {
  const captcha = await captchaToken(captchaSettings(window.location.hostname), action);
  const { data } = await createClient({ locale }).post<T>(`/api/${action}`, { ...fields, captcha });
  return data;
}

export async function sendLeave(token: string, locale: string): Promise<void> {
  await createClient({ locale }).delete(`/api/newsletter/${encodeURIComponent(token)}`);
}
