import { expect, test } from '@playwright/test';
import { localPath, message } from './locales';

test('suggestions are narrowed by what is ticked, and come back so from one of them', async ({ page }) => {
  await page.goto(localPath('fr', '/suggestions'));
  const cards = page.locator('[data-suggestions] li:visible');
  const all = await cards.count();
  const filter = page.getByLabel(message('fr', 'content', 'suggestions.filters.noFastening'));
  await filter.check({ force: true });
  await expect(page).toHaveURL(/only=noFastening/);
  const left = await cards.count();
  expect(left).toBeGreaterThan(3);
  expect(left).toBeLessThan(all);
  await expect(
    page.getByRole('heading', { name: message('fr', 'content', 'suggestions.groups.jacket') }),
  ).toBeHidden();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/suggestions\/[a-z-]+$/);
  await page.goBack();
  await expect(filter).toBeChecked();
  await expect(cards).toHaveCount(left);
  await filter.uncheck({ force: true });
  await expect(cards).toHaveCount(all);
});
