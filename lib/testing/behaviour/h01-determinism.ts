import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Draw, Lapse } from './lapse';

/** INVARIANTS H1: bytes that differ between two drafts of one request. */
export function undetermined(draw: Draw, choices: Choices, body: Body): Lapse[] {
  const first = JSON.stringify(draw(choices, body));
  const second = JSON.stringify(draw(structuredClone(choices), structuredClone(body)));
  if (first === second) return [];
  const at = [...first].findIndex((letter, i) => letter !== second[i]);
  return [{ where: first.slice(Math.max(0, at - 40), at + 20), figure: at }];
}
