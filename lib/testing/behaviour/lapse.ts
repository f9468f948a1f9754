import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Draft } from '@/lib/pattern/types';

/** The engine, as these properties see it. */
export type Draw = (choices: Choices, body: Body) => Draft;

/** Where an engine behaves as it must not, and by how much (cm unless said). */
export interface Lapse {
  readonly where: string;
  readonly figure: number;
}

/** Lapses among figures that must not exceed `most`; a figure that is no number exceeds everything. */
export function beyond(most: number, found: readonly Lapse[]): Lapse[] {
  return found.filter(({ figure }) => !(figure <= most));
}

export function withMeasure(body: Body, name: keyof Body, by: number): Body {
  return { ...body, [name]: body[name] + by };
}
