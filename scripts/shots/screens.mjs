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
  { name: 'create', path: '/create', widths: [390, 768, 1440] },
  { name: 'account', path: '/myaccount' },
  { name: 'measures', path: '/myaccount/measures' },
  { name: 'wearer', path: '/myaccount/measures/person', whole: true },
  { name: 'creations', path: '/myaccount/creations' },
];

export const WIDTHS = [390, 1440];
export const THEMES = ['light', 'dark'];
export const LOCALES = ['fr', 'en', 'de'];
