import { A_LINE } from './a-line';
import { FULL_CIRCLE } from './full-circle';
import { GATHERED } from './gathered';
import { HALF_CIRCLE } from './half-circle';
import { PANELLED } from './panelled';
import { PEPLUM } from './peplum';
import { PLEATED } from './pleated';
import type { Skirt } from './skirt';
import { STRAIGHT } from './straight';
import { TIERED } from './tiered';

/** Skirts of the catalogue, by their id. */
export const SKIRT_CUTS: Readonly<Record<string, Skirt>> = {
  [STRAIGHT.id]: STRAIGHT,
  [A_LINE.id]: A_LINE,
  [HALF_CIRCLE.id]: HALF_CIRCLE,
  [FULL_CIRCLE.id]: FULL_CIRCLE,
  [GATHERED.id]: GATHERED,
  [PLEATED.id]: PLEATED,
  [PANELLED.id]: PANELLED,
  [TIERED.id]: TIERED,
  [PEPLUM.id]: PEPLUM,
};
