import type { Choices } from '@/lib/choices/types';
import type { Refusal } from '@/lib/drafting/outcome';
import type { Locale } from '@/lib/i18n/locales';
import type { Correction } from '@/lib/measurements/fit';
import type { Unit } from '@/lib/measurements/inches';
import type { Body } from '@/lib/measurements/names';
import type { Withheld } from './withheld';

/** All that the files of a pattern are made from. The same order gives the same bytes. */
export interface ExportOrder {
  readonly choices: Choices;
  readonly body: Body;
  /** What earlier garments taught about the wearer, already part of the body; the booklet says so. */
  readonly corrections: readonly Correction[];
  readonly locale: Locale;
  /** What the reader measures in. */
  readonly unit: Unit;
  readonly patternName: string;
  readonly wearer: string;
  readonly code: string;
  /** Version date, as `2026-11-21`. */
  readonly date: string;
  /** Address that opens exactly this version, printed as a QR code. */
  readonly link: string;
  /** Address of its steps for a phone. */
  readonly sewLink: string;
  /** The cloth it was seen in when it was ordered, as `lib/cloth` writes it. */
  readonly look?: string;
}

export interface RenderedFile {
  readonly format: string;
  readonly extension: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export type RenderOutcome =
  | { readonly files: readonly RenderedFile[] }
  | { readonly refused: Refusal }
  | Withheld;
