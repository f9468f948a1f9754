import { expect, test } from '@playwright/test';
import {
  announcement,
  card,
  choose,
  drawing,
  goToStep,
  nameField,
  openCreator,
  openExport,
} from './creation';
import { message } from './locales';

const fr = (namespace: string, key: string) => message('fr', namespace, key);
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

test('an incompatible choice is explained, forced, and undone with all it switched off', async ({ page }) => {
  await openCreator(page, 'fr');
  await choose(page, 'fr', 'neck', 'collar', 'hood');
  await goToStep(page, 'fr', 'extras');
  await card(page, 'fr', 'opening', 'back-buttons').click();
  const note = page.getByRole('alertdialog');
  await expect(note).toContainText(fr('catalogue', 'reasons.hood-needs-closed-back'));
  await expect(note).toBeFocused();
  await note.getByRole('button', { name: fr('creator', 'conflict.force') }).click();
  await expect(card(page, 'fr', 'opening', 'back-buttons')).toBeChecked();
  await goToStep(page, 'fr', 'neck');
  await expect(card(page, 'fr', 'collar', 'hood')).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(card(page, 'fr', 'collar', 'hood')).toBeChecked();
});

test('what was not chosen gives way at once, is told, and comes back', async ({ page }) => {
  await openCreator(page, 'fr');
  await choose(page, 'fr', 'neck', 'collar', 'hood');
  const question = page.locator('[data-slot=collar]');
  await expect(question).toContainText(fr('catalogue', 'reasons.hood-needs-closed-back'));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: fr('creator', 'conflict.undo') }).click();
  await expect(card(page, 'fr', 'collar', 'hood')).not.toBeChecked();
  await goToStep(page, 'fr', 'extras');
  await expect(card(page, 'fr', 'opening', 'back-zip')).toBeChecked();
});

test('what a forced choice switched off comes back, and every change is said', async ({ page }) => {
  await openCreator(page, 'fr');
  const said = announcement(page);
  const zip = fr('catalogue', 'values.opening.back-zip.name');
  await choose(page, 'fr', 'neck', 'neckline-front', 'v');
  await expect(said).toHaveText(/V\./);
  await choose(page, 'fr', 'neck', 'collar', 'hood');
  await expect(page.locator('[data-slot=collar]')).toContainText(zip);
  await goToStep(page, 'fr', 'extras');
  await expect(page.getByText(fr('creator', 'conflict.setAside').replace('{value}', zip))).toBeVisible();
  await choose(page, 'fr', 'neck', 'collar', 'none');
  await expect(said).toContainText(zip);
  await goToStep(page, 'fr', 'extras');
  await expect(card(page, 'fr', 'opening', 'back-zip')).toBeChecked();
  await page.getByRole('button', { name: fr('creator', 'actions.undo') }).click();
  await expect(said).toHaveText(fr('creator', 'live.undone'));
  await expect(card(page, 'fr', 'opening', 'back-zip')).not.toBeChecked();
  await page.getByRole('button', { name: fr('creator', 'actions.redo') }).click();
  await expect(said).toHaveText(fr('creator', 'live.redone'));
  await expect(card(page, 'fr', 'opening', 'back-zip')).toBeChecked();
});

test('a reload loses nothing', async ({ page }) => {
  await openCreator(page, 'fr');
  await choose(page, 'fr', 'neck', 'neckline-front', 'v');
  await nameField(page, 'fr').fill('Bretagne');
  await page.reload();
  await goToStep(page, 'fr', 'neck');
  await expect(card(page, 'fr', 'neckline-front', 'v')).toBeChecked();
  await expect(nameField(page, 'fr')).toHaveValue('Bretagne');
});

test('the drawing follows a slider, whose figure is said', async ({ page }) => {
  await openCreator(page, 'fr');
  await goToStep(page, 'fr', 'neck');
  const front = drawing(page, 'fr', 'front');
  const name = fr('catalogue', 'sizes.neckline-front-depth.name');
  const depth = page.getByRole('slider', { name });
  const before = await front.innerHTML();
  await depth.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => front.innerHTML()).not.toBe(before);
  await expect(depth).toHaveAttribute('aria-valuenow', '5');
  await expect.poll(async () => plain(await announcement(page).textContent())).toBe(`${name} : 5 cm.`);
});

test('what is still missing is said before an export', async ({ page }) => {
  await openCreator(page, 'fr');
  const window = await openExport(page, 'fr');
  await expect(window).toContainText(fr('export', 'remainingChecks.measurements'));
  await expect(window).toContainText(fr('export', 'remainingChecks.creation'));
  await expect(window.getByRole('textbox', { name: fr('export', 'name') })).toHaveValue('');
  await expect(window).not.toContainText(fr('export', 'nameRequired'));
});

test('a collar taken off again leaves the neckline as it was', async ({ page }) => {
  await openCreator(page, 'fr');
  await goToStep(page, 'fr', 'neck');
  const sizes = ['neckline-front-depth', 'neckline-front-width', 'neckline-back-depth'];
  const slider = (size: string) => page.getByRole('slider', { name: fr('catalogue', `sizes.${size}.name`) });
  const figures = () => Promise.all(sizes.map((size) => slider(size).getAttribute('aria-valuenow')));
  const before = await figures();
  await choose(page, 'fr', 'neck', 'collar', 'funnel');
  await expect(page.getByText(fr('creator', 'conflict.movedBack'))).toBeVisible();
  await expect(slider('neckline-front-depth')).toHaveCount(0);
  await choose(page, 'fr', 'neck', 'collar', 'none');
  await expect.poll(figures).toEqual(before);
});
