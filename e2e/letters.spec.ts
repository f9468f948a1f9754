import { expect, test } from '@playwright/test';
import { LOCALES, localPath, message } from './locales';
import { mailFor, ofAnotherNetwork } from './stand-ins';
import { expectAccessible, openQuietly, watchTrouble } from './watch';

test.use({ extraHTTPHeaders: ofAnotherNetwork() });

const someone = () => `clara-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.test`;

for (const locale of LOCALES) {
  test(`a letter is written, sent and confirmed, in ${locale}`, async ({ page }) => {
    const trouble = watchTrouble(page);
    const address = someone();
    const say = (key: string) => message(locale, 'content', `contact.${key}`);
    await openQuietly(page, localPath(locale, '/contact'));
    const form = page.locator('main form');
    await form.getByRole('button', { name: say('send') }).click();
    await expect(form.getByText(message(locale, 'site', 'letters.required'))).toHaveCount(3);
    await expect(form.getByLabel(say('firstName'))).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel(say('firstName')).fill('Clara');
    await form.getByLabel(say('email')).fill('clara@');
    await form.getByLabel(say('message')).fill('Une question <b>simple</b>');
    await expect(form.getByText(message(locale, 'site', 'letters.email'))).toBeVisible();
    await form.getByLabel(say('email')).fill(address);
    await form.getByRole('button', { name: say('send') }).click();
    await expect(page.getByRole('heading', { name: say('sentTitle') })).toBeFocused();
    await expectAccessible(page);
    const mail = await mailFor(address);
    expect(mail.subject).toBe(message(locale, 'mail', 'contact.received.subject'));
    expect(mail.html).not.toContain('<b>simple');
    expect(trouble).toEqual([]);
  });
}

test('an address is left for news and added by its letter, told kindly the second time, and taken off', async ({
  page,
}) => {
  const address = someone();
  const say = (key: string) => message('fr', 'site', `newsletter.${key}`);
  const contact = (key: string) => message('fr', 'content', `contact.${key}`);
  const mail = (key: string) => message('fr', 'mail', `newsletter.${key}.subject`);
  const ask = async () => {
    await openQuietly(page, '/concept');
    await page.getByLabel(say('email')).fill(address);
    await page.getByRole('button', { name: say('send') }).click();
    await expect(page.getByText(say('done'))).toBeVisible();
  };
  const follow = async (text: string, name: 'join' | 'leave', outcome: string) => {
    const [link = ''] = new RegExp(`/contact\\?${name}=[0-9a-f-]+`).exec(text) ?? [];
    await openQuietly(page, link);
    await page.getByRole('button', { name: contact(name) }).click();
    await expect(page.getByText(contact(outcome))).toBeVisible();
    await expectAccessible(page);
  };
  await ask();
  const { text } = await mailFor(address, mail('ask'));
  await follow(text, 'join', 'joined');
  await mailFor(address, mail('welcome'));
  await follow(text, 'join', 'joinedBefore');
  await ask();
  const already = await mailFor(address, mail('already'));
  await follow(already.text, 'leave', 'left');
});

test('nothing written is lost when the connection fails', async ({ page, context }) => {
  const say = (key: string) => message('fr', 'content', `contact.${key}`);
  await openQuietly(page, '/contact');
  const form = page.locator('main form');
  await page.route('**/api/contact', (route) => route.abort());
  await form.getByLabel(say('firstName')).fill('Clara');
  await form.getByLabel(say('email')).fill(someone());
  await form.getByLabel(say('message')).fill('Bonjour');
  await form.getByRole('button', { name: say('send') }).click();
  await expect(form.getByRole('alert')).toHaveText(message('fr', 'site', 'letters.offline'), {
    timeout: 20_000,
  });
  await expect(form.getByLabel(say('message'))).toHaveValue('Bonjour');
  await context.unrouteAll();
});
