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
  'planChanged',
  'planGivenBack',
  'paymentFailed',
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
      if (!kind.startsWith('payment') && kind !== 'planGivenBack') expect(subject).toContain('Happy');
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

  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  const written = async (locale: (typeof LOCALES)[number], extra: object) =>
    plain(
      (await billingMail(locale, { kind: 'paymentReceived', firstName: 'Zoé', accountUrl, ...extra })).text,
    );
  const money = { amount: 1049, currency: 'eur' } as const;

  it('name what was paid for, how much it was and the number of the receipt', async () => {
    const pattern = { money, pattern: 'Robe d’été', number: 'DF-000007' };
    const fr = await written('fr', pattern);
    expect(fr).toContain('Vous avez payé 10,49 € pour le patron « Robe d’été ».');
    expect(fr).toContain('DF-000007');
    expect(fr).not.toMatch(/crédit/);
    expect(await written('en', { ...pattern, money: { ...money, currency: 'usd' } })).toContain(
      'You paid $10.49 for the pattern “Robe d’été”.',
    );
    expect(await written('de', pattern)).toContain('Sie haben 10,49 € für den Schnitt „Robe d’été“ bezahlt.');
    const pack = { money: { ...money, amount: 1400 }, credits: 2 };
    expect(await written('fr', pack)).toContain('Vous avez payé 14,00 € pour 2 crédits supplémentaires.');
    const month = { kind: 'subscriptionRenewed', plan: 'happy', money: { ...money, amount: 1500 } };
    expect(await written('fr', month)).toContain('Vous avez payé 15,00 € pour un mois de la formule Happy.');
  });

  it('show the garment that was paid for', async () => {
    const pattern = { money, pattern: 'Robe', picture: '<svg viewBox="0 0 1 1"/>' };
    const given = { kind: 'paymentReceived', firstName: 'Zoé', accountUrl } as const;
    expect((await billingMail('fr', { ...given, ...pattern })).html).toMatch(/<img src="data:image\/svg/);
    expect((await billingMail('fr', given)).html).not.toContain('<img');
  });

  it('say so when a promo code paid for everything', async () => {
    const free = { money: { ...money, amount: 0 }, pattern: 'Robe' };
    expect(await written('fr', free)).toContain('vous n’avez rien payé pour le patron « Robe ».');
  });

  it('show a name of braces and tags as it is', async () => {
    const odd = { money, pattern: '{pattern} <b>' };
    const { html, text } = await billingMail('fr', {
      kind: 'paymentReceived',
      firstName: '',
      accountUrl,
      ...odd,
    });
    expect(text).toContain('{pattern} <b>');
    expect(html).not.toContain('<b>');
  });
});
