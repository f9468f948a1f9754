import type { Condition } from './catalogue-types';
import type { Choices } from './types';

/** Conditions of the catalogue taken apart, each once. */
const clauses = new WeakMap<Condition, [string, readonly string[]][]>();

function clausesOf(condition: Condition): [string, readonly string[]][] {
  const known = clauses.get(condition) ?? Object.entries(condition);
  clauses.set(condition, known);
  return known;
}

/** True when every slot of the condition holds one of its values. */
export function holds(condition: Condition, options: Choices['options']): boolean {
  return clausesOf(condition).every(([slot, values]) => values.includes(options[slot] ?? ''));
}
