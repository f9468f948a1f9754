import { expect, type Page, test } from '@playwright/test';
import { message } from './locales';
import { openQuietly } from './watch';

const top = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
});

test('a new page begins at its top, an old one where it was left, an anchor at its place', async ({
  page,
}) => {
  await openQuietly(page, '/dictionary');
  const word = page.locator('main li a').nth(60);
  await word.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const left = await top(page);
  expect(left).toBeGreaterThan(1000);
  await word.click();
  await expect(page).toHaveURL(/\/dictionary\/.+/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/dictionary$/);
  await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThan(100);
  await page.locator('main nav a[href="#P"]').click();
  await expect
    .poll(() => page.locator('#P').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test('an address with an anchor opens the answer it names', async ({ page }) => {
  await openQuietly(page, '/faq#price');
  await expect(page.locator('details#price')).toHaveAttribute('open', '');
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('pages turn out, then in', async ({ page }) => {
  await page.addInitScript(() => {
    const turned: string[] = [];
    Object.assign(window, { turned });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const turn = start(change);
      const names = () => document.getAnimations().map((each) => (each as CSSAnimation).animationName);
      void turn.ready.then(() => turned.push(...names().filter(Boolean)));
      return turn;
    };
  });
  await openQuietly(page, '/concept');
  // From the header: what is out of sight is not animated.
  await page
    .locator('header')
    .getByRole('link', { name: message('fr', 'site', 'navigation.blog') })
    .click();
  await expect(page).toHaveURL(/\/blog$/);
  const turned = () => page.evaluate(() => (window as unknown as { turned: string[] }).turned);
  await expect.poll(turned).toEqual(['page-out', 'page-in']);
});

test('a page that was never made is said to be missing, then shown as unknown', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (entry) => said.push(entry.text()));
  await openQuietly(page, '/concept');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/legal"]');
    link?.setAttribute('href', '/sail');
  });
  const payload = await page.request.get('/sail', { headers: { rsc: '1' } });
  expect(payload.status()).toBe(404);
  expect(await payload.text()).toBe('La route /sail n’est pas prégénérée');
  await page.goto('/en/sail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    message('en', 'errors', 'unknownPage.title'),
  );
  expect(said.filter((line) => line.includes('prégénérée'))).toEqual([]);
});

test('the list of pages names every one, in every language', async ({ request }) => {
  const { routes } = await (await request.get('/static/pages/manifest.json')).json();
  expect(routes).toEqual(
    expect.arrayContaining(['/', '/en', '/de/faq', '/dictionary/armhole', '/en/myaccount']),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

test('a page whose scripts are gone after a release is loaded anew, once', async ({ page }) => {
  await openQuietly(page, '/concept');
  let loads = 0;
  page.on('load', () => loads++);
  const lose = () =>
    page.evaluate(() => {
      const error = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
      void Promise.reject(error);
    });
  // Links are fetched ahead once the page listens anew.
  const listening = page.waitForRequest(/_rsc=/);
  await lose();
  await expect.poll(() => loads).toBe(1);
  await listening;
  await lose();
  await page.waitForTimeout(800);
  expect(loads).toBe(1);
});
