import 'server-only';
import type { User } from '@/lib/accounts/users';
import { deliveredWork } from '../own-work';
import type { ExportServices } from '../services';
import { orderOf } from '../work';
import type { SewingStep } from './tasks';

/** What is kept on a phone to sew from: the steps of one version, in the language and unit of its booklet. */
export interface Sewing {
  readonly name: string;
  readonly code: string;
  readonly locale: string;
  readonly steps: readonly SewingStep[];
}

/** The steps of her pattern. Refuses `not-found` for one that is not hers or not yet delivered. */
export async function sewingOf(services: ExportServices, user: User, patternId: string): Promise<Sewing> {
  const work = await deliveredWork(services.db, user, patternId);
  const order = orderOf(work, services.origins);
  const { patternName: name, code, locale } = order;
  return { name, code, locale, steps: await services.extrasRenderer.steps(order) };
}
