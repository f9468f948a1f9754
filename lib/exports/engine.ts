import 'server-only';
import type { Choices } from '@/lib/choices/types';
import type { Look } from '@/lib/cloth/look';
import type { Refusal } from '@/lib/drafting/outcome';
import { AppError } from '@/lib/errors/app-error';
import type { Body } from '@/lib/measurements/names';
import type { Draft } from '@/lib/pattern/types';

/** What is told and kept of a checked draft. */
export interface Drafted extends Pick<Draft, 'engine' | 'difficulty' | 'times' | 'notices'> {
  /** The front of the garment as a small picture, in its cloth where it has one. */
  readonly thumbnail: string;
}

export type DraftOutcome = { readonly drafted: Drafted } | { readonly refused: Refusal };

/** What the use cases ask of the drafting engine, which works away from the thread that answers requests. */
export interface Engine {
  /** The checked draft, or why there can be none; rejects `unavailable` when too many wait. */
  draft(choices: Choices, body: Body, look?: Look): Promise<DraftOutcome>;
  close(): Promise<void>;
}

/** The checked draft of a pattern; refuses with the code and fields of the engine's refusal. */
export async function draftOrRefuse(
  engine: Engine,
  choices: Choices,
  body: Body,
  look?: Look,
): Promise<Drafted> {
  const outcome = await engine.draft(choices, body, look);
  if ('drafted' in outcome) return outcome.drafted;
  const { code, fields, figures } = outcome.refused;
  throw new AppError(code, { fields, figures });
}
