import { expect, type Locator, type Page } from '@playwright/test';
import { MEASUREMENTS } from '../lib/measurements/names';
import { STANDARD_SIZES } from '../lib/measurements/standard-sizes';
import { type Locale, localPath, message } from './locales';

type StepName = 'body' | 'neck' | 'sleeve' | 'extras';
type ViewName = 'front' | 'back' | 'pieces' | 'fit';

/** A phone and a desk, as most people have them. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Opens the creator and waits until the garment is drawn. */
export async function openCreator(page: Page, locale: Locale, query = ''): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
  await page.goto(localPath(locale, '/create') + query);
  await isDrawn(page, locale);
}

export async function isDrawn(page: Page, locale: Locale): Promise<void> {
  const paths = drawing(page, locale, 'front').locator('path[data-id]');
  await expect(paths.first()).toBeAttached({ timeout: 20_000 });
}

export function drawing(page: Page, locale: Locale, view: ViewName) {
  return page.getByRole('img', { name: message(locale, 'creator', `views.${view}Picture`) });
}

export function question(page: Page, locale: Locale, slot: string) {
  const name = message(locale, 'catalogue', `slots.${slot}.name`);
  return page.getByRole('radiogroup', { name, exact: true });
}

export function card(page: Page, locale: Locale, slot: string, value: string) {
  const name = message(locale, 'catalogue', `values.${slot}.${value}.name`);
  return question(page, locale, slot).getByRole('radio', { name, exact: true });
}

export async function goToStep(page: Page, locale: Locale, step: StepName): Promise<void> {
  const tape = page.getByRole('navigation', { name: message(locale, 'creator', 'steps.label') });
  await tape.getByRole('button', { name: message(locale, 'creator', `steps.${step}`) }).click();
  const title = message(locale, 'creator', `steps.${step}Title`);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

/** Goes to a step and picks a card there by its names in the catalogue. */
export async function choose(page: Page, locale: Locale, step: StepName, slot: string, value: string) {
  await goToStep(page, locale, step);
  await card(page, locale, slot, value).click();
  await expect(card(page, locale, slot, value)).toBeChecked();
}

/** What is said of the last change to those who do not see the drawing. */
export function announcement(page: Page) {
  return page.locator('[role=status][aria-live=polite].visually-hidden');
}

/** Enters all seventeen measurements of a chart size as somebody's own. */
export async function enterMeasurements(page: Page, locale: Locale, name: string): Promise<void> {
  const undefinedYet = message(locale, 'creator', 'checks.measurements.undefined');
  await page.getByRole('button', { name: undefinedYet }).click();
  const dialog = page.getByRole('dialog', { name: message(locale, 'measurements', 'chooser.title') });
  await dialog.getByRole('tab', { name: message(locale, 'measurements', 'chooser.own') }).click();
  await dialog.locator('input[name="name"]').fill(name);
  const decimal = locale === 'en' ? '.' : ',';
  for (const each of MEASUREMENTS) {
    const figure = String(STANDARD_SIZES['40'][each]).replace('.', decimal);
    await dialog.locator(`input[name="${each}"]`).fill(figure);
  }
  await dialog.getByRole('button', { name: message(locale, 'measurements', 'chooser.use') }).click();
  await expect(dialog).toBeHidden();
}

export function nameField(page: Page, locale: Locale) {
  return page.getByRole('textbox', { name: message(locale, 'creator', 'name.label') }).first();
}

/** Opens the export window. */
export async function openExport(page: Page, locale: Locale) {
  await page.getByRole('button', { name: message(locale, 'creator', 'actions.exportName') }).click();
  const window = openWindow(page);
  await expect(window).toBeVisible();
  return window;
}

/** The window that is open. What is said in the corner calls itself a dialog too. */
export function openWindow(page: Page): Locator {
  return page.locator('[role=dialog]:not([data-type])');
}
