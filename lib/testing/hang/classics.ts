import { readFileSync } from 'node:fs';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';

interface Classic {
  readonly id: string;
  readonly choices: Choices;
}

/** The 26 garments of `classics.json`, their choices complete. */
export function classics(): Classic[] {
  const text = readFileSync(new URL('../data/classics.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as Classic[]).map(({ id, choices: { garment, options, sizes } }) => ({
    id,
    choices: completeChoices(garment, options, sizes),
  }));
}
