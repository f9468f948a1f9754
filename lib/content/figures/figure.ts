import type { Drawing } from '@/lib/drawing/types';
import type { MeasurementName } from '@/lib/measurements/names';
import type { Draft } from '@/lib/pattern/types';

/** What is shown beside a word, said in words under it. */
type Shown =
  | { readonly kind: 'piece'; readonly piece: string; readonly marked: boolean }
  | { readonly kind: 'garment'; readonly view: 'front' | 'back'; readonly marked: boolean };

export interface Drawn {
  readonly shown: Shown;
  readonly drawing: Drawing;
}

/** Choices a figure is drafted from; what is left out is the catalogue's default. */
export interface Model {
  readonly garment?: Draft['choices']['garment'];
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * The picture of a dictionary word: taken from a draft, or the body with the tape measure on it. `take` gives nothing
 * where the draft has not what the word names.
 */
export type WordFigure =
  | { readonly kind: 'drawn'; readonly model: Model; readonly take: (draft: Draft) => Drawn | undefined }
  | { readonly kind: 'measured'; readonly measurement: MeasurementName };

export const measured = (measurement: MeasurementName): WordFigure => ({ kind: 'measured', measurement });
