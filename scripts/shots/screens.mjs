import { CREATOR_SCREENS } from './creator-screens.mjs';

/**
 * What to look at. `path` is without locale; `prepare` brings the page to the state worth seeing;
 * `whole` takes the whole page and not only what is in the window.
 */
export const SCREENS = [
  { name: 'home', path: '/', whole: true },
  { name: 'cookies', path: '/', consent: false },
  {
    name: 'menu',
    path: '/',
    widths: [390],
    prepare: (page) => page.locator('[popovertarget=site-menu]').click(),
  },
  { name: 'unknown-page', path: '/nothing/here', whole: true },
  {
    name: 'search',
    path: '/',
    prepare: async (page) => {
      await page.locator('a[data-stays]').click();
      await page.getByRole('searchbox').fill('a');
    },
  },
  { name: 'suggestions', path: '/suggestions', whole: true },
  { name: 'suggestion', path: '/suggestions/sleeveless-shell', whole: true },
  { name: 'dictionary', path: '/dictionary' },
  { name: 'word', path: '/dictionary/bust-dart', whole: true },
  { name: 'measured-word', path: '/dictionary/arm-length', whole: true },
  { name: 'article', path: '/blog/moving-a-dart', whole: true },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact', whole: true },
  ...CREATOR_SCREENS,
  { name: 'account', path: '/myaccount' },
  { name: 'measures', path: '/myaccount/measures' },
  { name: 'wearer', path: '/myaccount/measures/person', whole: true },
  { name: 'creations', path: '/myaccount/creations' },
];

export const WIDTHS = [390, 1440];
export const THEMES = ['light', 'dark'];
export const LOCALES = ['fr', 'en', 'de'];
