import type { CreatorStart } from './create-store';

/** What is kept in the browser between two visits. A new shape gets a new number and a step in `MIGRATIONS`. */
export const SAVED_VERSION = 3;

/** The text to keep of a creation. */
export function writeSaved({ creation, touched }: CreatorStart): string {
  const { tried: _, ...kept } = creation;
  return JSON.stringify({ version: SAVED_VERSION, touched, ...kept });
}
