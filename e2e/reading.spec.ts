import { expect, test } from '@playwright/test';
import { LOCALES, localPath, message } from './locales';
import { PAGE_TYPES } from './page-types';
import { expectAccessible, openQuietly, watchTrouble } from './watch';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every type of page is accessible in the ${colorScheme}, on a phone and on a desk`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const width = colorScheme === 'light' ? 390 : 1440;
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGE_TYPES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wider, `${path} scrolls sideways`).toBe(false);
      });
    }
  });
}

test('reading asks nothing of third parties, whatever the browser says', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const signals = [
    { dnt: '1', gpc: false },
    { dnt: null, gpc: true },
    { dnt: null, gpc: false },
  ];
  for (const { dnt, gpc } of signals) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        strangers.push(request.url());
    });
    await page.addInitScript(
      ([track, control]) => {
        Object.defineProperty(navigator, 'doNotTrack', { value: track });
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: control });
      },
      [dnt, gpc] as const,
    );
    for (const path of ['/', '/contact', '/blog/moving-a-dart', '/suggestions']) {
      await openQuietly(page, path);
    }
    expect(strangers).toEqual([]);
    await context.close();
  }
});

for (const locale of LOCALES) {
  test(`a word is found as one types, in ${locale}`, async ({ page }) => {
    const trouble = watchTrouble(page);
    const wanted = { fr: 'emanchure', en: 'armole', de: 'armloh' }[locale];
    await openQuietly(page, localPath(locale, '/'));
    await page.getByRole('link', { name: message(locale, 'site', 'search.open') }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('searchbox').fill(wanted);
    const found = window.getByRole('link').first();
    await expect(found).toHaveAttribute('href', localPath(locale, '/dictionary/armhole'));
    await expectAccessible(page);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${localPath(locale, '/dictionary/armhole')}$`));
    await expect(window).toBeHidden();
    expect(trouble).toEqual([]);
  });
}

test('without scripts the search leads to the dictionary, and questions open', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.locator('details summary').first().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByRole('link', { name: message('fr', 'site', 'search.open') }).click();
  await expect(page).toHaveURL(/\/dictionary$/);
  await context.close();
});

test('a suggestion opens in the creator with its choices, and undoing brings back what was there', async ({
  page,
}) => {
  await page.goto('/suggestions/sleeveless-shell');
  await page.getByRole('link', { name: message('fr', 'content', 'suggestions.open') }).click();
  await expect(page).toHaveURL(/\/create$/);
  const steps = page.getByRole('navigation', { name: message('fr', 'creator', 'steps.label') });
  await steps.getByRole('button', { name: message('fr', 'creator', 'steps.sleeve') }).click();
  const bare = page
    .getByRole('radiogroup', { name: message('fr', 'catalogue', 'slots.sleeve.name') })
    .getByRole('radio', { name: message('fr', 'catalogue', 'values.sleeve.none.name'), exact: true });
  await expect(bare).toBeChecked();
  await page.reload();
  await steps.getByRole('button', { name: message('fr', 'creator', 'steps.sleeve') }).click();
  await expect(bare).toBeChecked();
});
