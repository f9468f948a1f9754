import type { ValueOf } from '@/lib/choices/slots/registry';
import { BACK_BUTTONS } from './back-buttons';
import { BACK_KEYHOLE } from './back-keyhole';
import { BACK_ZIP } from './back-zip';
import { DOUBLE_BREASTED } from './double-breasted';
import { FRONT_BUTTONS } from './front-buttons';
import { FRONT_ZIP } from './front-zip';
import { HIDDEN_BUTTONS } from './hidden-buttons';
import { NONE } from './none';
import type { Opening } from './opening';
import { SIDE_ZIP } from './side-zip';
import { WRAP } from './wrap';

/** Openings of the catalogue, by their id. */
export const OPENINGS: Readonly<Record<ValueOf<'opening'>, Opening>> = {
  none: NONE,
  'back-zip': BACK_ZIP,
  'front-buttons': FRONT_BUTTONS,
  'hidden-buttons': HIDDEN_BUTTONS,
  'back-buttons': BACK_BUTTONS,
  'back-keyhole': BACK_KEYHOLE,
  'side-zip': SIDE_ZIP,
  'front-zip': FRONT_ZIP,
  'double-breasted': DOUBLE_BREASTED,
  wrap: WRAP,
};
