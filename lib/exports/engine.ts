import 'server-only';
import type { Choices } from '@/lib/choices/types';
import type { Look } from '@/lib/cloth/look';
import type { Refusal } from '@/lib/drafting/outcome';
import { AppError } from '@/lib/errors/app-error';
import type { Body } from '@/lib/measurements/names';
import type { Draft } from '@/lib/pattern/types';

/** What the use cases ask of the drafting engine. */
export interface Engine {
  /** The checked draft, or why there can be none. */
  draft(choices: Choices, body: Body): { readonly draft: Draft } | { readonly refused: Refusal };
  /** The front of the garment as a small picture, in its cloth where it has one. */
  thumbnail(draft: Draft, look?: Look): string;
}

/** The checked draft of a pattern; refuses with the code and fields of the engine's refusal. */
export function draftOrRefuse(engine: Engine, choices: Choices, body: Body): Draft {
  const outcome = engine.draft(choices, body);
  if ('draft' in outcome) return outcome.draft;
  const { code, fields, figures } = outcome.refused;
  throw new AppError(code, { fields, figures });
}
