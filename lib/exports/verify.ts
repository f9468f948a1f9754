import 'server-only';
import type { User } from '@/lib/accounts/users';
import { complexityPrice } from '@/lib/choices/price';
import type { Notice } from '@/lib/drafting/types';
import { draftOrRefuse } from './engine';
import { readDesign } from './request';
import type { ExportServices } from './services';

export interface Verification {
  readonly difficulty: number;
  readonly times: { readonly preparationMinutes: number; readonly realisationMinutes: number };
  readonly notices: readonly Notice[];
  /** In euro cents. */
  readonly price: number;
}

/** Drafts and checks a design before anything is ordered: what it is and costs, or the refusal by field. */
export async function verifyExport(
  services: ExportServices,
  user: User,
  input: unknown,
): Promise<Verification> {
  const { choices, body } = await readDesign(services.db, user, input);
  const { difficulty, times, notices } = draftOrRefuse(services.engine, choices, body);
  return { difficulty, times, notices, price: complexityPrice(choices) };
}
