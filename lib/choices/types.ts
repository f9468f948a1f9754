import type { Options } from './slots/registry';

export type Garment = 'top' | 'dress' | 'jacket';

/** Options by name, as they are asked for or were saved: no slot or value of them need be known. */
export type RawOptions = Readonly<Record<string, string>>;

/** What a person chose, as it is saved, shared by code and printed. Sizes in centimetres. */
export interface Choices {
  readonly version: 1;
  readonly garment: Garment;
  /** One value of the catalogue for each slot. */
  readonly options: Options;
  /** Dimensions set by hand, by their catalogue name. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** Why a value cannot stand beside another: said to the person and answered with the nearest valid choice. */
export interface Conflict {
  readonly slot: string;
  readonly value: string;
  readonly reason: string;
  readonly nearest: string;
}
