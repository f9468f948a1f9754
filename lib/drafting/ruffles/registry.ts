import type { ValueOf } from '@/lib/choices/slots/registry';
import { HEM_RUFFLE } from './hem';
import { NECK_RUFFLE } from './neckline';
import type { Ruffle } from './ruffle';
import { SHOULDER_RUFFLE } from './shoulder';

/** Ruffles of the catalogue, by the edge they are sewn to. */
export const RUFFLES: Readonly<Record<Exclude<ValueOf<'ruffle'>, 'none'>, Ruffle>> = {
  hem: HEM_RUFFLE,
  neckline: NECK_RUFFLE,
  shoulder: SHOULDER_RUFFLE,
};
