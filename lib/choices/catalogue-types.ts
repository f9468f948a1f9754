import type { Garment } from './types';

/** What a value costs and which garments have it. */
interface ValueListing {
  readonly garments: readonly Garment[];
  /** Points of difficulty and minutes of sewing it adds over the plainest value of its slot. */
  readonly difficulty: number;
  readonly minutes: number;
}

/** One way a slot can be filled; what else is true of it are the traits its slot asks of every value. */
export interface ValueDefinition extends ValueListing {
  /** Narrower limits of dimensions beside this value, with its own centimetres for their named steps. */
  readonly sizes?: Readonly<Record<string, Range & { readonly presets?: Readonly<Record<string, number>> }>>;
  /** Beginnings of the names of pieces that are called something else beside this value. */
  readonly renames?: Readonly<Record<string, string>>;
}

interface Prevailing {
  /** Values that say what is so beside it anyhow. */
  readonly unless: readonly string[];
  /** Message key, and those of the slots that give way for a reason of their own. */
  readonly reason: string;
  readonly reasonsOf?: Readonly<Record<string, string>>;
}

/** A value taken beside choices to which it belongs more than the usual one. */
interface DefaultBeside<Name extends string = string> {
  readonly when: Condition;
  readonly value: Name;
}

/** A question the maker answers: exactly one value of it stands in every set of choices. */
export interface SlotDefinition<Id extends string = string, Name extends string = string, Traits = unknown> {
  readonly id: Id;
  readonly values: Readonly<Record<Name, ValueDefinition & Traits>>;
  /** What is taken when nothing is said, by garment; a garment that is not named has no such slot. */
  readonly defaults: Readonly<Partial<Record<Garment, Name>>>;
  /** What is taken instead, when nothing is said, beside some choices. */
  readonly defaultsBeside?: readonly DefaultBeside<Name>[];
  /** The entry of the dictionary that tells more about the question. */
  readonly word?: string;
  /** The slot means something only beside these; otherwise it keeps its value and is not asked. */
  readonly needs?: Condition;
  /** What it is taken for beside what it is not asked beside; else it keeps its value there. */
  readonly unasked?: Name;
  /** Where a choice made here ends what it is not asked beside; else it waits unasked. */
  readonly prevails?: Prevailing;
}

export interface Range {
  readonly min: number;
  readonly max: number;
  /** `null`: follows from the options or the body until it is set by hand. */
  readonly default: number | null;
}

/** A dimension in centimetres. */
export interface SizeDefinition extends Range {
  readonly id: string;
  readonly step: number;
  readonly garments: readonly Garment[];
  /** Narrower ranges and other defaults beside some values, keyed `slot/value`. */
  readonly by?: Readonly<Record<string, Range>>;
  readonly needs?: Condition;
  /** Named steps for those who do not think in centimetres. */
  readonly presets?: readonly {
    readonly id: string;
    readonly value: number;
    readonly by?: Readonly<Record<string, number>>;
  }[];
}

/** Slots and the values of each that count; all slots must hold. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** When all of `when` holds, none of `excludes` may. */
export interface Rule {
  readonly when: Condition;
  readonly excludes: Condition;
  /** Message key of the reason. */
  readonly reason: string;
  readonly garments?: readonly Garment[];
}

export interface SlotListing {
  readonly values: readonly string[];
  readonly default: string;
  readonly defaultsBeside?: readonly DefaultBeside[];
  readonly word?: string;
  readonly needs?: Condition;
  readonly unasked?: string;
  readonly prevails?: Prevailing;
}

export interface GarmentListing {
  readonly slots: Readonly<Record<string, SlotListing>>;
  readonly sizes: Readonly<Record<string, Omit<SizeDefinition, 'id' | 'garments'>>>;
}

/** Everything that can be chosen, as plain data: the screens, the parser, the code and the engine read this alone. */
export interface Catalogue {
  readonly version: 1;
  readonly garments: Readonly<Partial<Record<Garment, GarmentListing>>>;
  /** Keyed `slot/value`. */
  readonly values: Readonly<Record<string, ValueListing>>;
  readonly rules: readonly Rule[];
}
