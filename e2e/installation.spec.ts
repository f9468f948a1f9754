import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { startSite } from '../scripts/start-site.mjs';
import { LOCALES, message } from './locales';

const ADDRESS = 'atelier@example.test';
let site: Awaited<ReturnType<typeof startSite>>;
let domain: (locale: string) => string;

test.beforeAll(async () => {
  const port = await freePort();
  domain = (locale) => `http://${locale}.localhost:${port}`;
  const origins = LOCALES.map((locale) => `${locale}=${domain(locale)}`).join();
  // Mail that leaves the machine makes an installation of it: nobody is to write to it unseen by a captcha.
  const mail = { SMTP_URL: 'smtp://localhost:1', CONTACT_TO: ADDRESS };
  site = await startSite({ PORT: String(port), SITE_ORIGINS: origins, ...mail });
});
test.afterAll(() => site.stop());

for (const locale of LOCALES) {
  const prefix = locale === 'fr' ? '' : `/${locale}`;

  test(`the bare domain of ${locale} opens in it`, async ({ page }) => {
    await page.goto(`${domain(locale)}/`);
    await expect(page).toHaveURL(`${domain(locale)}${prefix || '/'}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.goto(`${domain(locale)}/faq?from=letter`);
    await expect(page).toHaveURL(`${domain(locale)}${prefix}/faq?from=letter`);
    const answer = await page.goto(`${domain(locale)}/nothing/here`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      message(locale, 'errors', 'unknownPage.title'),
    );
  });

  test(`without a captcha the forms say in ${locale} that they are closed, before one writes`, async ({
    page,
  }) => {
    await page.goto(`${domain(locale)}${prefix}/contact`);
    await expect(page.locator('main').getByText(message(locale, 'content', 'contact.closed'))).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: ADDRESS })).toBeVisible();
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
    await page.getByLabel(message(locale, 'site', 'newsletter.email')).focus();
    await expect(page.getByText(message(locale, 'site', 'newsletter.closed'))).toBeVisible();
    await expect(page.getByLabel(message(locale, 'site', 'newsletter.email'))).toBeHidden();
  });
}

test('addresses of the API and of files that lead nowhere are told so in words', async ({ request }) => {
  const api = await request.get(`${site.url}/api/nothing`, { headers: { 'accept-language': 'de' } });
  expect(api.status()).toBe(404);
  expect(await api.json()).toEqual({
    error: { code: 'not-found', message: message('de', 'api', 'errors.not-found') },
  });
  for (const path of ['/static/nothing', '/icons/nothing.png', '/%E0%A4', '/nothing%']) {
    const page = await request.get(site.url + path);
    expect(page.status(), path).toBe(404);
    expect(await page.text(), path).toContain(message('fr', 'errors', 'unknownPage.title'));
  }
});
