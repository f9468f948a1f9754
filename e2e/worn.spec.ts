import { expect, type Page, test } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs';
import { choose, drawing, openCreator } from './creation';
import { message } from './locales';
import { expectAccessible } from './watch';

const worn = (key: string) => message('fr', 'creator', `worn.${key}`);
const views = (page: Page) => page.getByRole('group', { name: message('fr', 'creator', 'views.label') });
const onHer = (page: Page) =>
  views(page).getByRole('button', { name: message('fr', 'creator', 'views.worn') });
const sides = (page: Page) => page.getByRole('group', { name: worn('sides') });
const hung = (page: Page) => page.locator('[data-newest] canvas');
const HANGS = { timeout: 60_000 };

// Elsewhere the browser draws nothing in space; without a card it does when told to.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs(), '--enable-unsafe-swiftshader'],
  },
});

test('the garment hangs on her by itself, is turned with keys, and a dead worker is not noticed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(breakFirstWorker, 'worn');
  await openCreator(page, 'fr');
  await expect(drawing(page, 'fr', 'front')).toBeVisible();
  await expect(hung(page)).toBeVisible(HANGS);
  await expect(drawing(page, 'fr', 'front')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);

  const slider = page.getByRole('slider', { name: worn('turn') });
  await slider.focus();
  const seen = async () => Number(/\d+/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[0]);
  const before = await seen();
  await page.keyboard.press('ArrowRight');
  expect(await seen()).toBe(before + 15);
  const back = sides(page).getByRole('button', { name: worn('buttons.back') });
  await back.click();
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  expect(await seen()).toBe(180);
  await expectAccessible(page);

  await page.getByRole('button', { name: worn('fit.map') }).click();
  await page.getByRole('button', { name: worn('fit.table') }).click();
  await expect(page.getByRole('table', { name: worn('fit.caption') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The choice is seen at once, on the flat drawing.
  await choose(page, 'fr', 'neck', 'neckline-front', 'v');
  await expect(drawing(page, 'fr', 'front')).toBeVisible();
  await views(page)
    .getByRole('button', { name: message('fr', 'creator', 'views.back') })
    .click();
  await page.reload();
  await expect(drawing(page, 'fr', 'front')).toBeVisible();
  await expect(onHer(page)).toHaveAttribute('aria-pressed', 'false');
});

test('where the browser does not draw in space the flat drawing stays and nothing else is offered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const plain = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind === 'webgl2' ? null : plain.call(this, kind, ...more);
    } as typeof plain;
  });
  await openCreator(page, 'fr');
  await expect(onHer(page)).toHaveCount(0);
  await expect(drawing(page, 'fr', 'front')).toBeVisible();
});

/** Runs in the page: the first worker of this name dies as soon as it is asked. */
function breakFirstWorker(name: string): void {
  const Own = window.Worker;
  let broken = false;
  window.Worker = class extends Own {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (broken || options?.name !== name) return;
      broken = true;
      setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })), 50);
    }
  };
}
