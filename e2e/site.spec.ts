import { expect, test } from '@playwright/test';
import { LOCALES, localPath, message } from './locales';
import { expectAccessible, watchTrouble } from './watch';

for (const locale of LOCALES) {
  test.describe(locale, () => {
    const home = localPath(locale, '/');

    test('the home page speaks its language and runs under its policy', async ({ page }) => {
      const trouble = watchTrouble(page);
      const answer = await page.goto(home);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-eval');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        message(locale, 'site', 'homePage.heading'),
      );
      await page.waitForLoadState('networkidle');
      expect(trouble).toEqual([]);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the home page is accessible in the ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(home);
        await expectAccessible(page);
      });
    }

    test('an unknown address is a real 404 in its language, without any script', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const answer = await page.goto(localPath(locale, '/nothing/here'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        message(locale, 'errors', 'unknownPage.title'),
      );
      await expect(page.getByText(message(locale, 'errors', 'unknownPage.notFound'))).toBeVisible();
      await context.close();
    });

    test('pages name themselves and their translations to crawlers', async ({ page }) => {
      await page.goto(home);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(home);
      const alternates = page.locator('link[rel=alternate][hreflang]');
      expect(
        await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(expect.arrayContaining([...LOCALES, 'x-default']));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
    });
  });
}

test('changing the language keeps the page and the place, and is remembered', async ({ page, context }) => {
  await page.goto('/?from=letter#method');
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(/\/de\?from=letter#method$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'LOCALE')?.value).toBe('de');
});

test('a page that was not found is not found in the other language either', async ({ page }) => {
  await page.goto('/nothing/here');
  const link = page.getByRole('link', { name: 'English' }).first();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(/\/en\/nothing\/here$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    message('en', 'errors', 'unknownPage.title'),
  );
});

test('the chosen appearance is there before the first paint of the next visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: message('fr', 'site', 'theme.dark') }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('cookies are explained once, refusing is as easy as accepting', async ({ page }) => {
  await page.goto('/');
  const window = page.getByRole('region', { name: message('fr', 'site', 'cookies.title') });
  await expect(window.getByRole('button')).toHaveCount(2);
  await expectAccessible(page);
  await window.getByRole('button', { name: message('fr', 'site', 'cookies.decline') }).click();
  await expect(window).toBeHidden();
  // Links are fetched ahead once the page listens; what comes stale from the browser's store never counts as ended.
  const listening = page.waitForRequest(/_rsc=/);
  await page.reload();
  await listening;
  await expect(window).toBeHidden();
});

test('a browser that refuses to be followed is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  const window = page.getByRole('region', { name: message('fr', 'site', 'cookies.title') });
  await expect(window.getByText(message('fr', 'site', 'cookies.refused'))).toBeVisible();
  await expect(window.getByRole('button')).toHaveCount(1);
});

test('on a phone the menu opens, leads on, and closes behind', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: message('fr', 'site', 'navigation.menu') }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: message('fr', 'site', 'navigation.create') }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(menu).toBeHidden();
});

test('pages do not scroll sideways from 320 px up', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/de', '/nothing']) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the home page reads whole without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('link', { name: message('fr', 'site', 'homePage.create') }).first(),
  ).toBeVisible();
  await context.close();
});

test('forged hosts do not make their way into links', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'x-forwarded-host': 'evil.example' } });
  expect(await answer.text()).not.toContain('evil.example');
});
