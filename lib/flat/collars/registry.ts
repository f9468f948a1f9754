import type { CollarName } from '@/lib/drafting/collars/registry';
import { BOW } from './bow';
import { FUNNEL } from './funnel';
import { HOOD } from './hood';
import { NOTCHED, SHAWL } from './lapels';
import { PETER_PAN } from './peter-pan';
import { RUFFLE } from './ruffle';
import { SHIRT } from './shirt';
import { STAND } from './stand';
import type { WornCollar } from './worn-collar';

/** How each collar of the catalogue is drawn, by its id. */
export const WORN_COLLARS: Readonly<Record<CollarName, WornCollar>> = {
  stand: STAND,
  shirt: SHIRT,
  'peter-pan': PETER_PAN,
  bow: BOW,
  ruffle: RUFFLE,
  funnel: FUNNEL,
  hood: HOOD,
  shawl: SHAWL,
  notched: NOTCHED,
};
