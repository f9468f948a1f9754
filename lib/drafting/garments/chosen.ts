/** The part a slot's value stands for. Refuses a value no part was written for: parsed choices never name one. */
export function chosen<Name extends string, T>(
  registry: Readonly<Record<Name, T>>,
  value: NoInfer<Name> | undefined,
): T {
  const part = value === undefined ? undefined : registry[value];
  if (part === undefined) throw new Error(`Nothing is drawn for ${value}`);
  return part;
}

/** The part a slot's value stands for, where the garment is not made without one. */
export function chosenIfAny<Name extends string, T>(
  registry: Readonly<Record<Name, T>>,
  value: NoInfer<Name> | 'none' | undefined,
): T | undefined {
  return value === undefined || value === 'none' ? undefined : registry[value as Name];
}
