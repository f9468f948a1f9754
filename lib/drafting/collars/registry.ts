import type { ValueOf } from '@/lib/choices/slots/registry';
import { BOW } from './bow';
import type { Collar } from './collar';
import { FUNNEL } from './funnel';
import { HOOD } from './hood';
import { NONE } from './none';
import { NOTCHED } from './notched';
import { PETER_PAN } from './peter-pan';
import { RUFFLE } from './ruffle';
import { SHAWL } from './shawl';
import { SHIRT } from './shirt';
import { STAND } from './stand';

/** A collar that is one. */
export type CollarName = Exclude<ValueOf<'collar'>, 'none'>;

/** Collars of the catalogue, by their id. */
export const COLLARS: Readonly<Record<ValueOf<'collar'>, Collar>> = {
  none: NONE,
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
