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
import type { SkirtCut } from './waist-seam';

/** Skirts of the catalogue, by their id. */
export const SKIRT_CUTS: Readonly<Record<SkirtCut, Skirt>> = {
  straight: STRAIGHT,
  'a-line': A_LINE,
  'half-circle': HALF_CIRCLE,
  'full-circle': FULL_CIRCLE,
  gathered: GATHERED,
  pleated: PLEATED,
  panelled: PANELLED,
  tiered: TIERED,
  peplum: PEPLUM,
};
