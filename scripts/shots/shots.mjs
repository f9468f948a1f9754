// Takes a picture of every screen in every language, width and light, into the ignored `shots/` folder.
// npm run shots -- [--only home,create] [--locale fr] [--width 390] [--theme dark] [--url http://localhost:3000]
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { startSite } from '../start-site.mjs';
import { LOCALES, SCREENS, THEMES, WIDTHS } from './screens.mjs';

const text = { type: 'string' };
const { values: asked } = parseArgs({
  options: { only: text, locale: text, width: text, theme: text, url: text },
});
const chosen = (list, value, of = String) => {
  const wanted = value?.split(',');
  return wanted ? list.filter((each) => wanted.includes(of(each))) : list;
};

function cases() {
  return chosen(SCREENS, asked.only, ({ name }) => name).flatMap((screen) =>
    chosen(screen.widths ?? WIDTHS, asked.width).flatMap((width) =>
      chosen(THEMES, asked.theme).flatMap((theme) =>
        chosen(LOCALES, asked.locale).map((locale) => ({ screen, width, theme, locale })),
      ),
    ),
  );
}

// A browser leaves out what lies far below its window: on a picture of the whole page it would be missing.
const ALL_DRAWN = '* { content-visibility: visible !important }';

async function shoot(browser, base, { screen, width, theme, locale }) {
  const phone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: phone ? 2 : 1,
    // What shows all of a page is a style of ours.
    bypassCSP: true,
    hasTouch: phone,
  });
  const page = await context.newPage();
  if (screen.consent !== false) {
    await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
  }
  const prefix = locale === 'fr' ? '' : `/${locale}`;
  await page.goto(base + (prefix + screen.path).replace(/(.)\/$/, '$1'), { waitUntil: 'networkidle' });
  await screen.prepare?.(page);
  if (screen.whole) await page.addStyleTag({ content: ALL_DRAWN });
  await page.waitForTimeout(400);
  const file = `shots/${screen.name}-${width}-${theme}-${locale}.png`;
  await page.screenshot({ path: file, fullPage: screen.whole ?? false });
  await context.close();
  console.log(file);
}

mkdirSync('shots', { recursive: true });
const site = asked.url ? { url: asked.url, stop: async () => {} } : await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
try {
  for (const each of cases()) await shoot(browser, site.url, each);
} finally {
  await browser.close();
  await site.stop();
}
