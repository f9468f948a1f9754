import { expect, test } from '@playwright/test';
import {
  announcement,
  card,
  choose,
  enterMeasurements,
  goToStep,
  nameField,
  openCreator,
  openExport,
  openWindow,
  SCREENS,
} from './creation';
import { type Interruption, interrupt } from './interruptions';
import { type Locale, localPath, message } from './locales';
import { mailFor, mailsFor, newPerson, payFor, register, standInOrigin } from './stand-ins';
import { expectAccessible, watchTrouble } from './watch';

const FILES = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'];

interface Journey {
  readonly locale: Locale;
  readonly screen: keyof typeof SCREENS;
  /** What comes between the payment and the files. */
  readonly interruption: Interruption;
}

const JOURNEYS: readonly Journey[] = [
  { locale: 'fr', screen: 'desktop', interruption: 'failure' },
  { locale: 'en', screen: 'phone', interruption: 'reload' },
  { locale: 'de', screen: 'desktop', interruption: 'silence' },
];

for (const { locale, screen, interruption } of JOURNEYS) {
  test(`from the first choice to the mailbox, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const words = (namespace: string, key: string) => message(locale, namespace, key);
    const trouble = watchTrouble(page);
    const person = newPerson('Agnès');
    const pattern = `Blouse ${locale} <b>été</b>`;
    const dialog = openWindow(page);

    await test.step('design', async () => {
      await page.setViewportSize(SCREENS[screen]);
      await openCreator(page, locale);
      await choose(page, locale, 'neck', 'neckline-front', 'v');
      await choose(page, locale, 'sleeve', 'sleeve-length', 'elbow');
      await nameField(page, locale).fill(pattern);
      await expectAccessible(page);
    });

    await test.step('measure', () => enterMeasurements(page, locale, 'Agnès'));

    await test.step('sign in, losing nothing', async () => {
      await page.getByRole('button', { name: words('creator', 'actions.exportName') }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await register(page, locale, person);
      await page.waitForURL(`${baseURL}${localPath(locale, '/create')}**`);
    });

    await test.step('export, pressing twice', async () => {
      await expect(dialog.getByText(words('export', 'verified'))).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByRole('textbox')).toHaveValue(pattern);
      await dialog.getByRole('button', { name: words('export', 'place') }).dblclick();
      await expect(dialog.getByText(words('offers', 'payment.pattern'))).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
    });

    await test.step('pay, and find the export going on', async () => {
      await payFor(page, locale, 'cancel');
      await page.getByRole('link', { name: words('offers', 'success.create') }).click();
      await expect(dialog.getByText(words('offers', 'payment.cancelled'))).toBeVisible({ timeout: 30_000 });
      const goOn = await interrupt(page, interruption);
      await payFor(page, locale, 'pay');
      await goOn(locale);
      await expect(dialog.getByText(words('export', 'success.text'))).toBeVisible({ timeout: 90_000 });
      const formats = await dialog
        .locator('[data-format]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-format')));
      expect(formats.sort()).toEqual([...FILES].sort());
      await expectAccessible(page);
    });

    await test.step('download', async () => {
      for (const row of await dialog.locator('[data-format] a').all()) {
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
      const mail = await mailFor(person.email, pattern);
      expect(mail.text.match(/\/api\/files\//g)?.length).toBe(FILES.length);
      const shown = await page.context().newPage();
      await shown.goto(`${standInOrigin}/mail/${mail.id}/html`);
      const drawing = shown.locator('img[src^="data:image/png"]');
      expect(await drawing.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
      await shown.close();
      const subjects = (await mailsFor(person.email)).map(({ subject }) => subject);
      expect(subjects).toContain(words('mail', 'billing.paymentReceived.subject'));
      expect(subjects.filter((subject) => subject.includes(pattern))).toHaveLength(1);
    });

    await test.step('not the same once more by oversight', async () => {
      await dialog.getByRole('button', { name: words('export', 'success.another') }).click();
      await expect(dialog).toBeHidden();
      await openExport(page, locale);
      await dialog.getByRole('button', { name: words('export', 'place') }).click({ timeout: 30_000 });
      await expect(dialog.getByText(words('export', 'same.text'))).toBeVisible();
      await expectAccessible(page);
    });

    const code = await test.step('find it in the account', async () => {
      await dialog.getByRole('link', { name: words('export', 'same.account') }).click();
      await expect(page.getByRole('heading', { name: pattern })).toBeVisible();
      await expect(page.locator('[data-format]')).toHaveCount(FILES.length);
      const chosen = page.getByRole('region', { name: words('account', 'creation.choices').split('{')[0] });
      const neckline = new RegExp(`^${words('catalogue', 'values.neckline-front.v.name')}`);
      await expect(chosen.getByRole('definition').filter({ hasText: neckline })).toBeVisible();
      await expect(page.getByText(words('creator', 'strip.difficulty'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      return page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent();
    });

    await test.step('vary it', async () => {
      await page.getByRole('button', { name: words('account', 'creation.vary') }).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('button', { name: words('account', 'creation.varyConfirm') }).click();
      const varied = words('account', 'creation.varyName').replace('{name}', pattern);
      await expect(nameField(page, locale)).toHaveValue(varied, { timeout: 20_000 });
      await choose(page, locale, 'neck', 'neckline-front', 'round');
    });

    await test.step('bring it back by its code', async () => {
      await page.goto(`${localPath(locale, '/create')}?code=${code?.toLowerCase()}`);
      const bringing = page.getByRole('dialog', { name: words('creator', 'import.title') });
      await bringing.getByRole('button', { name: words('creator', 'import.bring') }).click();
      await expect(bringing).toBeHidden({ timeout: 20_000 });
      await expect(announcement(page)).toContainText('100');
      await goToStep(page, locale, 'neck');
      await expect(card(page, locale, 'neckline-front', 'v')).toBeChecked();
    });

    // What was kept silent on purpose the browser reports itself.
    expect(trouble.filter((each) => !each.includes('/api/exports/'))).toEqual([]);
  });
}
