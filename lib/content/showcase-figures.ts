import 'server-only';
import type { Figure } from './drawings/figure';
import type { Showcase } from './showcase';

/** Drawings of the home page that other pages show too, by the name a text asks for them. */
export const SHOWN_ON_PAGES: Readonly<Record<string, (shown: Showcase) => readonly Figure[]>> = {
  bodies: ({ bodies }) => bodies.map(({ front }) => front),
  variants: ({ variants }) => variants,
  sheets: ({ laid }) => [laid.figure],
};
