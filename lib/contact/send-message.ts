import 'server-only';
import { z } from 'zod';
import { emailAddress, lineOfText } from '@/lib/accounts/text';
import { verifyCaptcha } from '@/lib/captcha/verify';
import { parseInput } from '@/lib/errors/parse-input';
import type { Locale } from '@/lib/i18n/locales';
import { contactMessageMail, contactReceivedMail } from '@/lib/mail/contact';
import { queueMail } from '@/lib/mail/queue';
import type { Services } from '@/lib/runtime/services';
import { textOfLetter } from './text';

const NAME_LENGTH = 60;
const MESSAGE_LENGTH = 4_000;

const letter = z.strictObject({
  firstName: lineOfText(NAME_LENGTH),
  email: emailAddress,
  message: textOfLetter(MESSAGE_LENGTH),
  captcha: z.string().min(1).max(8_192),
});

type ContactServices = Pick<Services, 'db' | 'config' | 'wake'>;

/**
 * Takes a letter: brings it to us and confirms it to its writer, both or neither. `key` names the request, so that one
 * sent twice is taken once. Refuses `invalid-input` and what the captcha refuses.
 */
export async function sendMessage(
  { db, config, wake }: ContactServices,
  { input, locale, key }: { readonly input: unknown; readonly locale: Locale; readonly key: string },
): Promise<void> {
  const { firstName, email, message, captcha } = parseInput(letter, input);
  await verifyCaptcha(config.captcha, captcha, 'contact');
  const received = await contactReceivedMail(locale, { firstName, message });
  const written = await contactMessageMail({ firstName, email, message, locale });
  await db.transaction(async (tx) => {
    await queueMail(tx, {
      ...{ dedupeKey: `contact:${key}`, template: 'contact', locale: 'fr', content: written },
      to: { name: 'Droitfil', address: config.contact },
    });
    await queueMail(tx, {
      ...{ dedupeKey: `contact-received:${key}`, template: 'contact-received', locale, content: received },
      to: { name: firstName, address: email },
    });
  });
  wake();
}
