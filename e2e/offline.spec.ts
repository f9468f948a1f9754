import { expect, test } from '@playwright/test';
import { message } from './locales';

const words = (key: string) => message('fr', 'failures', key);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
});

test('a page change without a line ends on our own error page, with the bar that frays, and goes on with the line', async ({
  context,
  page,
}) => {
  await page.goto('/concept', { waitUntil: 'networkidle' });
  const link = page
    .locator('header')
    .getByRole('link', { name: message('fr', 'site', 'navigation.suggestions') });
  await page.getByRole('banner').hover();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
    .toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  const title = page.getByRole('heading', { level: 1, name: words('unexpected.title') });
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-page-failed', '');
  await expect(page.getByRole('banner')).toBeVisible();

  await page.getByRole('button', { name: words('unexpected.retry') }).click();
  await expect(title).toBeVisible();
  await link.click();
  await expect(title).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: words('unexpected.retry') }).click();
  await expect(page).toHaveURL(/\/suggestions$/);
  await expect(title).toBeHidden();
});

test('a lost script loads the page that was asked for', async ({ page }) => {
  await page.goto('/concept', { waitUntil: 'networkidle' });
  // The page never comes by itself: only the script is known to be gone.
  await page.route('**/faq?**', () => {});
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]');
    link?.addEventListener('click', (event) => event.preventDefault(), true);
    link?.click();
    const error = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
    void Promise.reject(error);
  });
  await expect(page).toHaveURL(/\/faq$/);
});
