import { expect, test } from '@playwright/test';
import { choose, enterMeasurements, openCreator, payFor, signUp } from './creation';
import { LOCALES, type Locale, localPath, message } from './locales';
import { expectAccessible, watchTrouble } from './watch';

const site: { SANDBOX_ORIGIN: string } = JSON.parse(process.env.DROITFIL_E2E_SETTINGS ?? '{}');
const FILES = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'];

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${site.SANDBOX_ORIGIN}/mail.json`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}

const say = (locale: Locale) => (namespace: string, key: string) => message(locale, namespace, key);

for (const locale of LOCALES) {
  test(`from the first choice to the mailbox, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const words = say(locale);
    const trouble = watchTrouble(page);
    const email = `agnes.${locale}.${Date.now()}@droitfil.example`;
    const pattern = `Blouse ${locale} <b>été</b>`;

    await test.step('design', async () => {
      await openCreator(page, locale);
      await choose(page, locale, 'neck', 'neckline-front', 'v');
      await choose(page, locale, 'sleeve', 'sleeve-length', 'elbow');
      await page
        .getByRole('textbox', { name: words('creator', 'name.label') })
        .first()
        .fill(pattern);
      await expectAccessible(page);
    });

    await test.step('measure', () => enterMeasurements(page, locale, 'Agnès'));

    await test.step('sign in, losing nothing', async () => {
      await page.getByRole('button', { name: words('creator', 'actions.exportName') }).click();
      const dialog = page.getByRole('dialog', { name: words('export', 'title') });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words('account', 'identity.register') }).click();
      await signUp(page, email, site.SANDBOX_ORIGIN);
      await page.waitForURL(`${baseURL}${localPath(locale, '/create')}**`);
    });

    await test.step('export', async () => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(words('export', 'verified'))).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByRole('textbox')).toHaveValue(pattern);
      await dialog.getByRole('button', { name: words('export', 'place') }).click();
      await expect(dialog.getByText(words('offers', 'payment.pattern'))).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
    });

    await test.step('pay, and find the export going on', async () => {
      const dialog = page.getByRole('dialog');
      await payFor(page, locale, site.SANDBOX_ORIGIN, 'cancel');
      await page.getByRole('link', { name: words('offers', 'success.create') }).click();
      await expect(dialog.getByText(words('offers', 'payment.cancelled'))).toBeVisible({ timeout: 30_000 });
      await payFor(page, locale, site.SANDBOX_ORIGIN, 'pay');
      await expect(dialog.getByText(words('export', 'success.text'))).toBeVisible({ timeout: 90_000 });
      const formats = await dialog
        .locator('[data-format]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-format')));
      expect(formats.sort()).toEqual([...FILES].sort());
      await expectAccessible(page);
    });

    await test.step('download', async () => {
      for (const row of await page.getByRole('dialog').locator('[data-format] a').all()) {
        const address = (await row.getAttribute('href')) ?? '';
        const answer = await page.request.get(address);
        expect(answer.status(), address).toBe(200);
        expect(answer.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'x-content-type-options': 'nosniff',
        });
        expect(answer.headers()['content-disposition']).toContain('attachment');
        expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    });

    await test.step('read the e-mail', async () => {
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBeGreaterThan(0);
      const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject).join('\n');
      await expect.poll(subjects, { timeout: 30_000 }).toContain(pattern);
      expect(await subjects()).toContain(words('mail', 'billing.paymentReceived.subject'));
      const mail = (await mailsTo(email)).find(({ subject }) => subject.includes(pattern));
      expect(mail?.text.match(/\/api\/files\//g)?.length).toBe(FILES.length);
    });

    await test.step('find it in the account', async () => {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('export', 'success.account') })
        .click();
      await expect(page.getByRole('heading', { name: pattern })).toBeVisible();
      await expect(page.locator('[data-format]')).toHaveCount(FILES.length);
      await expectAccessible(page);
    });

    expect(trouble).toEqual([]);
  });
}
