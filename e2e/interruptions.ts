import { expect, type Page } from '@playwright/test';
import { openWindow } from './creation';
import { type Locale, message } from './locales';

/** What may come between an order and its files: it fails, the page is loaded again, or the line is silent for a while. */
export type Interruption = 'failure' | 'reload' | 'silence';

/** Sees to it that the export is interrupted; answers how it then goes on. */
export async function interrupt(page: Page, kind: Interruption): Promise<(locale: Locale) => Promise<void>> {
  const state = {
    failure: { status: 'failed', step: 'render', error: { code: 'export-failed' } },
    reload: { status: 'running', step: 'render', progress: 0.5 },
    silence: null,
  }[kind];
  const exports = '**/api/exports/**';
  let asked = 0;
  let over = false;
  await page.route(exports, async (route) => {
    if (over) return route.continue();
    asked += 1;
    // Asked for another try, the stand-in has nothing left to do: its export was never lost.
    if (route.request().method() === 'POST') {
      over = true;
      return route.fulfill({ json: {} });
    }
    if (state === null && asked <= 2) return route.fulfill({ status: 503, body: '' });
    if (state === null) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), files: [], ...state } });
  });

  return async (locale) => {
    const dialog = openWindow(page);
    const say = (key: string) => message(locale, 'export', key);
    if (kind === 'failure') {
      await expect(dialog.getByText(say('failure.text'))).toBeVisible({ timeout: 30_000 });
      await dialog.getByRole('button', { name: say('failure.retry') }).click();
    }
    if (kind === 'reload') {
      await expect(dialog.getByText(say('pending.text'))).toBeVisible({ timeout: 30_000 });
      page.once('dialog', (question) => question.accept());
      await page.reload();
      await expect(dialog.getByText(say('pending.text'))).toBeVisible({ timeout: 30_000 });
      over = true;
    }
  };
}
