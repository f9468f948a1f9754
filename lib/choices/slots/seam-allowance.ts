import { EVERY, slotWith, value } from './define';

interface SeamAllowanceTraits {
  /** Inches are kept exact, in cm (METHODS §11). */
  readonly cm: number;
}

export const SEAM_ALLOWANCE = slotWith<SeamAllowanceTraits>()(
  'seam-allowance',
  {
    '0-5-cm': { ...value(EVERY, 1), cm: 0.5 },
    '0-7-cm': { ...value(EVERY), cm: 0.7 },
    '1-cm': { ...value(EVERY), cm: 1 },
    '1-5-cm': { ...value(EVERY), cm: 1.5 },
    'quarter-inch': { ...value(EVERY, 1), cm: 0.635 },
    'half-inch': { ...value(EVERY), cm: 1.27 },
    'five-eighths-inch': { ...value(EVERY), cm: 1.5875 },
    'one-inch': { ...value(EVERY), cm: 2.54 },
  },
  { top: '1-cm', dress: '1-cm', jacket: '1-cm' },
  { word: 'seam-allowance' },
);
