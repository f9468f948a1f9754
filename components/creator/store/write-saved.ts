import type { CreatorStart } from './create-store';

/** What is kept in the browser between two visits. A new shape gets a new number and a step in `MIGRATIONS`. */
export const SAVED_VERSION = 1;

/** The text to keep of a creation. */
export function writeSaved({ creation, touched }: CreatorStart): string {
  return JSON.stringify({ version: SAVED_VERSION, touched, ...creation });
}
