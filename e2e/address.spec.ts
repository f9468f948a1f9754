import { expect, test } from '@playwright/test';
import { LOCALES, localPath, message } from './locales';
import { mailFor, mailsFor, newPerson, ofAnotherNetwork, register } from './stand-ins';
import { expectAccessible, openQuietly, watchTrouble } from './watch';

test.use({ extraHTTPHeaders: ofAnotherNetwork() });

for (const locale of LOCALES) {
  test(`another address gets nothing but its link until that is followed, in ${locale}`, async ({
    page,
    browser,
  }, info) => {
    const trouble = watchTrouble(page);
    const say = (key: string, figures: Record<string, string> = {}) =>
      Object.entries(figures).reduce(
        (text, [name, value]) => text.replaceAll(`{${name}}`, value),
        message(locale, 'account', `informations.${key}`),
      );
    const mail = (key: string) => message(locale, 'mail', key);
    await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localPath(locale, '/myaccount/informations'));
    const person = await register(page, locale, newPerson('Agnès'));
    const wanted = newPerson().email;

    const email = page.locator('main').getByRole('textbox', { name: say('email'), exact: true });
    await expect(email).toHaveValue(person.email);
    await email.fill(wanted);
    await page.getByRole('button', { name: say('save') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(
      dialog.getByText(say('confirmEmailText', { email: wanted, current: person.email })),
    ).toBeVisible();
    await dialog.getByRole('button', { name: say('save') }).click();
    await expect(page.getByText(say('pendingText', { email: wanted }))).toBeVisible();
    await expect(email).toHaveValue(person.email);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('pending.png'), fullPage: true });

    const notice = await mailFor(person.email, mail('emailNotice.subject'));
    expect(notice.text).toContain(wanted);
    const proof = await mailFor(wanted, mail('emailChange.subject'));
    expect(proof.text).not.toContain(person.firstName);
    expect(await mailsFor(wanted)).toHaveLength(1);

    // In the mailbox, on a device that is not signed in.
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.setContent(proof.html);
    await elsewhere.screenshot({ path: info.outputPath('proof.png'), fullPage: true });
    const [link = ''] = /http\S+\/contact\?address=\S+/.exec(proof.text) ?? [];
    const contact = (key: string) => message(locale, 'content', `contact.${key}`);
    for (const outcome of [contact('addressDone'), message(locale, 'api', 'errors.email-link-over')]) {
      await openQuietly(elsewhere, link);
      await elsewhere.getByRole('button', { name: contact('address') }).click();
      await expect(elsewhere.getByText(outcome)).toBeVisible();
      await elsewhere.screenshot({ path: info.outputPath('link.png') });
    }
    await elsewhere.context().close();

    await page.reload();
    await expect(email).toHaveValue(wanted);
    await expect(page.getByText(say('pendingTitle'))).toBeHidden();
    expect(trouble).toEqual([]);
  });
}
