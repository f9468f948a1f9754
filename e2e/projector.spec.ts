import { expect, test } from '@playwright/test';
import { message } from './locales';
import { expectAccessible } from './watch';

const words = (key: string) => message('fr', 'extras', `projector.${key}`);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20H0z"/></svg>';
const piece = (name: string) => ({ name, width: 30, height: 20, layers: [{ layer: 'cut', svg: SVG }] });
const PIECES = { name: 'Ma blouse', code: '7K3M', pieces: [piece('1. Devant'), piece('2. Dos')] };

test('a projector is set once, shows pieces in their true size, moves them by keys, and needs no line', async ({
  context,
  page,
}) => {
  await page.addInitScript((kept) => {
    localStorage.setItem('droitfil-consent', 'needed');
    localStorage.setItem('droitfil.projector-pieces', kept);
  }, JSON.stringify(PIECES));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/project?code=7K3M', { waitUntil: 'networkidle' });
  const corner = page.getByRole('button', { name: words('corner').replace('{corner}', '2') });
  await corner.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await expectAccessible(page);
  await page.getByRole('button', { name: words('isSet') }).click();

  const shown = page.locator('[data-piece]');
  await expect(shown).toHaveAttribute('data-piece', '1. Devant');
  const before = await shown.boundingBox();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => ((await shown.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(50);
  await page.getByRole('button', { name: words('next') }).click();
  await expect(shown).toHaveAttribute('data-piece', '2. Dos');

  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.origin + location.pathname))))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(shown).toHaveAttribute('data-piece', '1. Devant');
});
