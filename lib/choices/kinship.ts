import type { ValueDefinition } from './catalogue-types';
import { SLOTS } from './slots/registry';

/** What every value says of itself; all else are the traits of its slot. */
const LISTED: Readonly<Record<keyof ValueDefinition, true>> = {
  garments: true,
  difficulty: true,
  minutes: true,
  sizes: true,
  renames: true,
};
/** Values that differ in more than this share of their traits are strangers. */
const STRANGE = 0.5;

/** Among strangers a dimension to be decided weighs as much as so many minutes of work: a round neck is plainer than a scoop. */
const TO_SAY = 3;

type Values = Readonly<Record<string, ValueDefinition>>;

const VALUES: ReadonlyMap<string, Values> = new Map(SLOTS.map(({ id, values }) => [id, values]));

function traits(value: ValueDefinition): [string, string][] {
  return Object.entries(value)
    .filter(([name]) => !(name in LISTED))
    .map(([name, trait]) => [name, JSON.stringify(trait)]);
}

/** Share of their traits in which two values differ; nothing where their slot asks for none. */
function unlike(one: ValueDefinition, other: ValueDefinition): number {
  const own = traits(one);
  if (own.length === 0) return 0;
  const others = new Map(traits(other));
  return own.filter(([name, trait]) => others.get(name) !== trait).length / own.length;
}

/** How many dimensions a value asks for. */
const asked = ({ sizes = {} }: ValueDefinition): number => Object.keys(sizes).length;

function measured(values: Values, from: string, to: string): number {
  const [one, other] = [values[from], values[to]];
  if (!one || !other) return 0;
  const apart = unlike(one, other);
  return apart <= STRANGE ? apart : 1 + Math.min(1, (other.minutes + TO_SAY * asked(other)) / 1000);
}

const known = new Map<string, number>();

/**
 * How far one value of a slot is from another, 0 to 2: by the traits they do not share, and among strangers by the work
 * they make and the dimensions they ask for, so that the plainest stands in for what has no kin.
 */
export function strangeness(slot: string, from: string, to: string): number {
  const key = `${slot}/${from}/${to}`;
  const found = known.get(key) ?? measured(VALUES.get(slot) ?? {}, from, to);
  known.set(key, found);
  return found;
}
