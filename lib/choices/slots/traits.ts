import type { Range, SlotDefinition, ValueDefinition } from '../catalogue-types';

type Of<Id extends string, Name extends string, Traits> = SlotDefinition<Id, Name, Traits>;
/** One slot and some of its values, as a rule, a slot or a dimension names them. */
type Named<Id extends string, Name extends string> = Readonly<Record<Id, readonly Name[]>>;

function namesOf<Name extends string>({ values }: Of<string, Name, unknown>): Name[] {
  return Object.keys(values) as Name[];
}

/** The values of a slot of which something is true. */
export function having<Id extends string, Name extends string, Traits>(
  slot: Of<Id, Name, Traits>,
  isSo: (traits: Traits, name: Name) => boolean,
): Named<Id, Name> {
  const names = namesOf(slot).filter((name) => isSo(slot.values[name], name));
  return { [slot.id]: names } as unknown as Named<Id, Name>;
}

/** Every value of a slot but these. */
export function allBut<Id extends string, Name extends string>(
  slot: Of<Id, Name, unknown>,
  ...kept: readonly NoInfer<Name>[]
): Named<Id, Name> {
  return having(slot, (_, name) => !kept.includes(name));
}

/** What is true of the value chosen; nothing where none is. */
export function traitsOf<Id extends string, Name extends string, Traits>(
  { id, values }: Of<Id, Name, Traits>,
  options: Readonly<Partial<Record<Id, NoInfer<Name>>>>,
): (ValueDefinition & Traits) | undefined {
  const name = options[id];
  return name === undefined ? undefined : values[name];
}

/** Between the values of a key that count only beside each other. */
export const TOGETHER = '+';

/** Limits of a dimension beside the values of some slots that have their own, keyed `slot/value`; the first that is chosen counts. */
export function limitsBy(
  size: string,
  ...slots: readonly Of<string, string, unknown>[]
): Readonly<Record<string, Range>> {
  const own = slots.flatMap(({ id, values }) =>
    Object.entries(values).flatMap(([name, { sizes }]) => {
      const { presets: _presets, ...range } = sizes?.[size] ?? {};
      return 'min' in range ? [[`${id}/${name}`, range] as const] : [];
    }),
  );
  return Object.fromEntries(own);
}

/** Centimetres of a dimension's named step beside the values of a slot that have their own, keyed `slot/value`. */
export function presetBy(
  slot: Of<string, string, unknown>,
  size: string,
  preset: string,
): Readonly<Record<string, number>> {
  const own = Object.entries(slot.values).flatMap(([name, { sizes }]) => {
    const cm = sizes?.[size]?.presets?.[preset];
    return cm === undefined ? [] : [[`${slot.id}/${name}`, cm] as const];
  });
  return Object.fromEntries(own);
}
