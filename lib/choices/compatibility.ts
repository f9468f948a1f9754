import { asAsked } from './as-asked';
import { CATALOGUE, GARMENTS, listingOf } from './catalogue';
import type { Condition, Rule } from './catalogue-types';
import { holds } from './holds';
import { strangeness } from './kinship';
import type { Choices, Conflict, Garment } from './types';

type Options = Choices['options'];
type Chosen = Pick<Choices, 'garment' | 'options'>;

interface BrokenWhen {
  readonly rule: Rule;
  /** It is broken where all of them hold: what it names, and what that needs to be asked. */
  readonly conditions: readonly Condition[];
}

function brokenWhen(garment: Garment, rule: Rule): BrokenWhen {
  const { slots } = listingOf(garment);
  const named = [rule.when, rule.excludes];
  const needs = named.flatMap((each) => Object.keys(each)).map((slot) => slots[slot]?.needs ?? {});
  return { rule, conditions: [...named, ...needs] };
}

/** Asked thousands of times while cards are worked out: sorted out once. */
const RULES_OF = Object.fromEntries(
  GARMENTS.map((garment) => [
    garment,
    CATALOGUE.rules
      .filter(({ garments }) => garments === undefined || garments.includes(garment))
      .map((rule) => brokenWhen(garment, rule)),
  ]),
);

/** The rules a set of choices breaks: what is not asked beside the others breaks none. */
export function broken(chosen: Chosen): Rule[] {
  const { garment, options } = asAsked(chosen);
  return (RULES_OF[garment] ?? [])
    .filter(({ conditions }) => conditions.every((each) => holds(each, options)))
    .map(({ rule }) => rule);
}

/** Every pair of choices that cannot stand together, with the nearest value that could. */
export function conflicts(choices: Chosen): Conflict[] {
  return broken(choices).map((rule) => conflictOf(choices, rule, culprit(rule, new Set()), new Set()));
}

/** Values of each slot that have given way already. */
type Refused = ReadonlyMap<string, ReadonlySet<string>>;

function conflictOf(
  choices: Chosen,
  { reason }: Rule,
  slot: string,
  kept: ReadonlySet<string>,
  refused: Refused = new Map(),
): Conflict {
  const value = choices.options[slot] ?? '';
  return { slot, value, reason, nearest: nearestValid(choices, slot, kept, refused) };
}

/** The slot of a rule that gives way: of what it excludes first, never one that is kept; of those changed before, the one changed least. */
function culprit({ when, excludes }: Rule, kept: ReadonlySet<string>, refused: Refused = new Map()): string {
  const slots = [...Object.keys(excludes), ...Object.keys(when).reverse()];
  const free = slots.filter((slot) => !kept.has(slot));
  const times = (slot: string) => refused.get(slot)?.size ?? 0;
  const [least] = free.toSorted((a, b) => times(a) - times(b));
  return least ?? (slots[0] as string);
}

/** The value of a slot nearest to the present one (by kinship, then by catalogue order) that breaks fewest rules with what is kept. */
function nearestValid(
  { garment, options }: Chosen,
  slot: string,
  kept: ReadonlySet<string>,
  refused: Refused,
): string {
  const values = listingOf(garment).slots[slot]?.values ?? [];
  const going = options[slot] ?? '';
  const present = values.indexOf(going);
  const settled = new Set([...kept, ...refused.keys()]);
  const cost = (value: string): number => {
    const rules = broken({ garment, options: { ...options, [slot]: value } });
    const against = (settled: ReadonlySet<string>) =>
      rules.filter((rule) => touches(rule, slot) && othersKept(rule, slot, settled)).length;
    const apart = Math.abs(values.indexOf(value) - present) / values.length;
    const distance = strangeness(slot, going, value) + 0.01 * apart;
    const again = refused.get(slot)?.has(value) ? 1 : 0;
    return against(kept) * 1000 + (against(settled) + again) * 100 + rules.length * 10 + distance;
  };
  const others = values.filter((value) => value !== going).map((value) => ({ value, cost: cost(value) }));
  const [first = { value: '', cost: 0 }] = others;
  return others.reduce((best, other) => (other.cost < best.cost ? other : best), first).value;
}

function touches({ when, excludes }: Rule, slot: string): boolean {
  return slot in when || slot in excludes;
}

function othersKept({ when, excludes }: Rule, slot: string, kept: ReadonlySet<string>): boolean {
  return [...Object.keys(when), ...Object.keys(excludes)].every((name) => name === slot || kept.has(name));
}

/** Slots may have to give way more than once, each time to another value; rules that leave no way out end the search. */
const MOST_CHANGES = 60;

/** What gave way, slot by slot: what it was at first, and what it has become. */
function settled(changes: readonly Conflict[]): Conflict[] {
  const bySlot = new Map<string, Conflict>();
  for (const change of changes) {
    const first = bySlot.get(change.slot);
    bySlot.set(change.slot, first ? { ...first, nearest: change.nearest } : change);
  }
  return [...bySlot.values()].filter(({ value, nearest }) => value !== nearest);
}

interface Unasked extends Conflict {
  /** What it cannot become. */
  readonly barred: readonly string[];
}

/** What a choice that is kept would not be asked beside, and ends. */
function unasked(chosen: Chosen, kept: ReadonlySet<string>): Unasked[] {
  const { slots } = listingOf(chosen.garment);
  return [...kept].flatMap((asked) => {
    const { needs = {}, prevails } = slots[asked] ?? {};
    if (!prevails || prevails.unless.includes(chosen.options[asked] ?? '')) return [];
    return Object.entries(needs).flatMap(([slot, wanted]) => {
      const value = chosen.options[slot] ?? '';
      if (kept.has(slot) || wanted.includes(value)) return [];
      const barred = (slots[slot]?.values ?? []).filter((each) => !wanted.includes(each));
      const refused = new Map([[slot, new Set(barred)]]);
      const reason = prevails.reasonsOf?.[slot] ?? prevails.reason;
      return [{ slot, value, reason, barred, nearest: nearestValid(chosen, slot, kept, refused) }];
    });
  });
}

/** Whether a set of choices breaks no rule, and asks for each slot that is `kept`. */
export const stands = (chosen: Chosen, kept: Iterable<string>): boolean =>
  broken(chosen).length === 0 && unasked(chosen, new Set(kept)).length === 0;

/** Options in which no rule is broken, the `kept` slots unchanged, with all that had to give way. */
export function reconcile(
  chosen: Chosen,
  keep: Iterable<string>,
): { options: Options; switchedOff: Conflict[] } {
  const kept = new Set(keep);
  const ended = unasked(chosen, kept);
  const refused = new Map(ended.map(({ slot, barred }) => [slot, new Set(barred)]));
  const changes: Conflict[] = ended.map(({ barred: _barred, ...conflict }) => conflict);
  let options = {
    ...chosen.options,
    ...Object.fromEntries(changes.map(({ slot, nearest }) => [slot, nearest])),
  };
  for (let [rule] = broken({ ...chosen, options }); rule; [rule] = broken({ ...chosen, options })) {
    const slot = culprit(rule, kept, refused);
    if (kept.has(slot) || changes.length === MOST_CHANGES) break;
    const tried = refused.get(slot) ?? new Set<string>();
    refused.set(slot, tried.add(options[slot] ?? ''));
    const conflict = conflictOf({ ...chosen, options }, rule, slot, kept, refused);
    changes.push(conflict);
    options = { ...options, [slot]: conflict.nearest };
  }
  return { options, switchedOff: settled(changes) };
}
