import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { type BillingMailKind, billingMail } from './billing';

const KINDS: readonly BillingMailKind[] = [
  'paymentReceived',
  'subscriptionStarted',
  'subscriptionRenewed',
  'renewalFailed',
  'subscriptionCancelled',
  'subscriptionEnded',
];
const accountUrl = 'http://localhost:3000/myaccount';
const until = new Date('2026-12-21T10:00:00Z');

describe('the mails about payments', () => {
  it.each(LOCALES.flatMap((locale) => KINDS.map((kind) => [locale, kind] as const)))(
    'in %s say of %s what happened, as HTML and as text, and lead to the account',
    async (locale, kind) => {
      const given = { kind, firstName: '<b>Zoé</b>', plan: 'happy', until, accountUrl };
      const { subject, html, text } = await billingMail(locale, given);
      expect(subject.length).toBeGreaterThan(10);
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
      for (const form of [html, text]) expect(form).toContain(accountUrl);
      if (kind !== 'paymentReceived') expect(subject).toContain('Happy');
      if (kind === 'subscriptionCancelled') expect(text).toMatch(/21.*2026/);
      expect(html).toContain(`lang="${locale}"`);
      expect(html).not.toContain('<b>Zoé');
    },
  );

  it('are written in each language, not in one of them', async () => {
    for (const kind of KINDS) {
      const mails = await Promise.all(
        LOCALES.map((locale) =>
          billingMail(locale, { kind, firstName: 'Zoé', plan: 'happy', until, accountUrl }),
        ),
      );
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LOCALES.length);
      expect(new Set(mails.map(({ text }) => text)).size).toBe(LOCALES.length);
    }
  });
});
