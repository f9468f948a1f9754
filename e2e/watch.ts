import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects what a page complains of: script errors, refused scripts, failed requests of its own. */
export function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') trouble.push(`${entry.text()} ${entry.location().url}`);
  });
  return trouble;
}

/**
 * No violation axe can find, in what is on screen now. It works out nothing on what passed, and comes to its end in the
 * page itself: only frames of strangers would need a second one, and no page has such a frame.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  expect(found).toEqual([]);
}

/** As long as a page is waited for to have all it asks for, ms. */
const MOST_QUIET = 3000;

/**
 * Opens a page and waits until it asks for nothing more. What a browser shows from its own store while it asks anew
 * never counts as ended: then for as long as a page takes to listen.
 */
export async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: MOST_QUIET }).catch(() => undefined);
}
