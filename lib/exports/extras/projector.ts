import 'server-only';
import type { User } from '@/lib/accounts/users';
import { deliveredWork } from '../own-work';
import type { ExportServices } from '../services';
import { orderOf } from '../work';
import type { BeamedView } from './tasks';

/** What a browser shows through a projector: every piece of one version in true size. */
export interface Projection {
  readonly name: string;
  readonly code: string;
  readonly pieces: readonly BeamedView[];
}

/** The pieces of her pattern. Refuses `not-found` for one that is not hers or not yet delivered. */
export async function projectionOf(
  services: ExportServices,
  user: User,
  patternId: string,
): Promise<Projection> {
  const work = await deliveredWork(services.db, user, patternId);
  const order = orderOf(work, services.origins);
  const { patternName: name, code } = order;
  return { name, code, pieces: await services.extrasRenderer.beamed(order) };
}
