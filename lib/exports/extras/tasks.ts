import type { Refusal } from '@/lib/drafting/outcome';
import type { Change } from '@/lib/sheets/changes/compare-pieces';
import type { MeasuredSquare } from '@/lib/sheets/compensation';
import type { FormatName } from '@/lib/sheets/formats';
import type { ExportOrder } from '../order';
import type { Withheld } from '../withheld';

/** What is drawn on request from a pattern that was delivered: told to a thread, and answered by it. */

/** Formats printed page by page: what comes on a roll is printed whole, what is projected is not printed. */
export const TILED_FORMATS = ['a4', 'a3'] as const satisfies readonly FormatName[];
export type TiledName = (typeof TILED_FORMATS)[number];

export interface SheetTask {
  readonly order: ExportOrder;
  readonly format: FormatName;
  /** What her printer made of a test square. */
  readonly measured?: MeasuredSquare;
  /** With a version printed before, only the pages that are not as they were. */
  readonly printed?: ExportOrder;
}

export interface ChangesTask {
  readonly order: ExportOrder;
  /** The version that lies on paper already. */
  readonly printed: ExportOrder;
}

export interface PieceView {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** How often and of what it is cut, in words. */
  readonly cut: string;
  /** The piece in true scale. */
  readonly svg: string;
  /** Its lines alone, as thick as a screen wants them however small they are shown. */
  readonly preview: string;
}

/** A step of the work for the screen of a phone. */
export interface SewingStep {
  readonly title?: string;
  readonly text: string;
  readonly pieces: string;
  readonly svg: string;
}

/** A piece for the screen of a projector, cm, and a picture of each of its layers. */
export interface BeamedView {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly layer: string; readonly svg: string }[];
}

export interface ChangedPiece {
  readonly id: string;
  readonly name: string;
  readonly change: Change;
}

export interface ChangedSheets {
  readonly format: TiledName;
  /** Pages with a part of the pattern. */
  readonly pages: number;
  /** Addresses of those to print again. */
  readonly again: readonly string[];
  /** How the pages lie, those to print again shaded. */
  readonly map: string;
}

export interface Changes {
  readonly pieces: readonly ChangedPiece[];
  readonly sheets: readonly ChangedSheets[];
  /** Digest of each file of the version on paper as it would be made today, by format. */
  readonly digests: Readonly<Record<TiledName, string>>;
}

export type Outcome<T> = { readonly made: T } | { readonly refused: Refusal } | Withheld;
