import { BODY } from './body';
import { COLLARS } from './collars';
import { FACINGS } from './facings';
import { HEMS } from './hems';
import type { Sentences } from './sentences';

/** What is told in several sentences; every other action is told in one message. */
export const SENTENCES: Sentences = { ...BODY, ...COLLARS, ...FACINGS, ...HEMS };
