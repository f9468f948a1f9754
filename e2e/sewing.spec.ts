import { expect, test } from '@playwright/test';
import { message } from './locales';
import { expectAccessible } from './watch';

const words = (key: string) => message('fr', 'extras', `sewing.${key}`);
const stepOf = (step: number) => words('step').replace('{step}', String(step)).replace('{steps}', '3');

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 1h2v1H1z"/></svg>';
const STEPS = ['Épinglez.', 'Piquez.', 'Repassez.'].map((text, i) => ({
  ...(i === 0 ? { title: 'Coudre les épaules' } : {}),
  ...{ text, pieces: '1 Devant · 2 Dos', svg: PICTURE },
}));

test('steps kept on a phone open where one was, and without a line', async ({ context, page }) => {
  const sewing = JSON.stringify({ name: 'Ma blouse', code: '7K3M', locale: 'fr', steps: STEPS });
  await page.addInitScript((kept) => {
    localStorage.setItem('droitfil-consent', 'needed');
    localStorage.setItem('droitfil.sewing-steps', kept);
  }, sewing);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sew?code=7K3M', { waitUntil: 'networkidle' });
  await expect(page.getByText(stepOf(1))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Coudre les épaules' })).toBeVisible();
  const next = page.getByRole('button', { name: words('next') });
  const box = await next.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expectAccessible(page);

  await next.click();
  await expect(page.getByText(stepOf(2))).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.origin + location.pathname))))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(stepOf(2))).toBeVisible();
  await expect(page.getByText('Piquez.').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(stepOf(1))).toBeVisible();
});
