/** What is there by construction. Refuses to go on without it, by its name. */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
