import type { ValueOf } from '@/lib/choices/slots/registry';
import { BOW } from './bow';
import { FUNNEL } from './funnel';
import { NOTCHED, SHAWL } from './lapels';
import { PETER_PAN } from './peter-pan';
import { RUFFLE } from './ruffle';
import { SHIRT } from './shirt';
import { STAND } from './stand';
import type { WornCollar } from './worn-collar';

/** How each collar of the catalogue is drawn, by its id. */
export const WORN_COLLARS: Readonly<Record<Exclude<ValueOf<'collar'>, 'none'>, WornCollar>> = {
  stand: STAND,
  shirt: SHIRT,
  'peter-pan': PETER_PAN,
  bow: BOW,
  ruffle: RUFFLE,
  funnel: FUNNEL,
  shawl: SHAWL,
  notched: NOTCHED,
};
