import 'server-only';
import type { User } from '@/lib/accounts/users';
import { complexityPrice } from '@/lib/choices/price';
import type { Notice } from '@/lib/pattern/types';
import type { UsableCredit } from './credits';
import { draftOrRefuse } from './engine';
import { readDesign } from './request';
import type { ExportServices } from './services';
import { findTwin, type Twin } from './twin';

export interface Verification {
  readonly difficulty: number;
  readonly times: { readonly preparationMinutes: number; readonly realisationMinutes: number };
  readonly notices: readonly Notice[];
  /** In euro cents. */
  readonly price: number;
  /** The credit it would take as things stand, `free`, or `none` when it must be paid for. */
  readonly credit: UsableCredit | 'free' | 'none';
  /** Her pattern that an order would only repeat, if there is one. */
  readonly twin?: Twin;
}

/** Drafts and checks a design before anything is ordered: what it is and costs, or the refusal by field. */
export async function verifyExport(
  services: ExportServices,
  user: User,
  input: unknown,
): Promise<Verification> {
  const { choices, body } = await readDesign(services.db, user, input);
  const { difficulty, times, notices } = await draftOrRefuse(services.engine, choices, body);
  const credit = (await services.credits.next(services.db, user.id)) ?? 'none';
  const twin = await findTwin(services.db, user.id, { choices, body });
  return { difficulty, times, notices, price: complexityPrice(choices), credit, ...(twin ? { twin } : {}) };
}
