import { EVERY, slot, value } from './define';

/** Where the hands go, or a handkerchief. */
export const POCKETS = slot(
  'pockets',
  {
    none: value(EVERY),
    'in-seam': value(EVERY, 1, 35),
    patch: value(EVERY, 1, 35),
    welt: value(EVERY, 3, 80),
    flap: value(EVERY, 3, 105),
    chest: value(EVERY, 1, 40),
    'chest-left': value(EVERY, 1, 22),
  },
  { top: 'none', dress: 'none', jacket: 'none' },
  { word: 'pocket' },
);

/** Sewn on over the bust. */
export const ON_CHEST = { pockets: ['chest', 'chest-left'] } as const;

/** One alone, on the left half of what both halves have alike. */
export const isSinglePocket = ({ pockets }: { readonly pockets?: string }): boolean =>
  pockets === 'chest-left';
