/** The part a slot's value stands for. Refuses a value no part was written for: parsed choices never name one. */
export function chosen<T>(registry: Readonly<Record<string, T>>, value: string | undefined): T {
  const part = registry[value ?? ''];
  if (part === undefined) throw new Error(`Nothing is drawn for ${value}`);
  return part;
}
