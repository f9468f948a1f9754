import type { CheckResult } from './result';

/** Measurements and choices behind each piece, where the rule itself does not tell. */
const BY_PLACE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/pocket/, ['pockets', 'bust-shaping', 'length']],
  [/facing|binding/, ['neckline-front-depth', 'neckline-back-depth', 'inside']],
  [/sleeve|cap\b|biceps|armhole/, ['bicepsCircumference', 'armLength', 'ease-biceps']],
  [/cuff/, ['sleeve-finish']],
  [/collar|neckline/, ['neckBaseCircumference', 'neckline-front-width', 'neckline-front-depth']],
  [/skirt|hip/, ['hipCircumference', 'waistCircumference', 'waistToFloor', 'hipsToFloor']],
  [/shoulder/, ['shoulderLength', 'backWidth']],
  [/front|bust/, ['frontChestHeight', 'bustHeight', 'bustCircumference']],
  [/back/, ['backHeight', 'backWidth']],
];

const GENERAL = ['bustCircumference', 'waistCircumference', 'backHeight', 'frontChestHeight'] as const;

const DART = ['bustCircumference', 'underbustCircumference', 'bust-shaping'] as const;
const BALANCE = ['backHeight', 'frontChestHeight', 'bustHeight'] as const;
const OPENING = ['opening', 'neckline-front-depth', 'neckline-front-width', 'fit'] as const;
const SLEEVE = ['bicepsCircumference', 'ease-biceps', 'fit'] as const;

/** Measurements and choices that decide the figure of a rule. */
const BY_RULE: Readonly<Record<string, readonly string[]>> = {
  A7: ['seam-allowance', 'hem'],
  A17: ['fit', 'length'],
  B1: DART,
  B2: ['bustSpacing', 'bustHeight', 'bust-shaping'],
  B3: DART,
  B4: DART,
  B6: DART,
  B7: ['bustSpacing', 'bustHeight', 'bust-shaping'],
  B8: ['bustHeight', 'frontChestHeight', 'bust-shaping'],
  B9: ['bustCircumference', 'waistCircumference', 'back-shaping'],
  C2: ['shoulderLength'],
  C3: BALANCE,
  C5: SLEEVE,
  C6: SLEEVE,
  C7: SLEEVE,
  C21: ['silhouette', 'fit', 'waistCircumference'],
  D1: ['neckBaseCircumference', 'neckline-front-width', 'neckline-back-depth'],
  D2: ['shoulderLength', 'backWidth', 'frontWidth'],
  D3: ['backWidth', 'frontWidth', 'bustCircumference'],
  D5: ['hipCircumference', 'waistCircumference', 'silhouette'],
  D6: ['neckBaseCircumference', 'neckline-front-depth', 'neckline-back-depth'],
  D7: SLEEVE,
  E1: ['bustCircumference', 'ease-bust'],
  E2: ['waistCircumference', 'ease-waist'],
  E3: ['hipCircumference', 'ease-hip'],
  E4: ['bicepsCircumference', 'ease-biceps', 'sleeve-length'],
  E5: ['fit', 'ease-bust', 'ease-waist', 'ease-hip', 'ease-biceps'],
  E6: ['bustHeight', 'frontChestHeight', 'bustSpacing'],
  E7: ['backHeight'],
  E8: ['shoulderLength'],
  E9: ['backWidth', 'frontWidth'],
  E10: ['neckBaseCircumference'],
  E11: ['armLength', 'sleeve-length'],
  E12: ['length', 'waistToFloor'],
  E13: ['waistToFloor', 'hipsToFloor'],
  E14: ['bicepsCircumference', 'backWidth', 'bustCircumference'],
  E15: SLEEVE,
  E16: BALANCE,
  E17: ['shoulderLength', 'backWidth'],
  E18: OPENING,
  E19: OPENING,
  E20: ['collar', 'stature'],
  F11: ['opening', 'length'],
};

function fieldsOf({ id, where = '' }: CheckResult): readonly string[] {
  const named = BY_RULE[id];
  if (named) return named;
  return BY_PLACE.find(([place]) => place.test(where))?.[1] ?? GENERAL;
}

/**
 * Names of what to change so that broken rules hold: measurements as in `MEASUREMENTS`, slots and sizes as in the
 * catalogue. The most likely come first, each once. Empty for no breach.
 */
export function fieldsToChange(broken: readonly CheckResult[]): string[] {
  return [...new Set(broken.flatMap(fieldsOf))];
}
