import type { BillingView, PaymentView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import type { Choices } from '@/lib/choices/types';
import type { Figures } from '@/lib/errors/app-error';
import type { Correction } from '@/lib/measurements/fit';
import type { Body, MeasurementName } from '@/lib/measurements/names';

/** What the API answers, as the screens read it. */

export type PartlyMeasured = Readonly<Partial<Record<MeasurementName, number>>>;

export interface Person {
  readonly firstName: string;
  readonly email: string;
  /** Where she wants her mail, once she has proven that it is hers. */
  readonly pendingEmail?: string;
  readonly instagram?: string;
  readonly facebook?: string;
}

export interface Wearer {
  readonly id: string;
  readonly name: string;
  readonly gender: 'woman' | 'man' | 'neutral';
  readonly measured: PartlyMeasured;
  readonly updatedAt: string;
  /** What sewn garments showed, oldest first. */
  readonly corrections: readonly (Correction & {
    readonly id: string;
    readonly patternId?: string;
    readonly patternName: string;
    readonly createdAt: string;
  })[];
  /** The body the next pattern is drafted on, where corrections make it another than was measured. */
  readonly corrected?: Body;
}

export interface PatternFile {
  readonly format: string;
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
}

/** What a printer made of a test square, cm, and the sheets wanted from it. */
export interface SquareMeasured {
  readonly format: 'a4' | 'a3' | 'a0' | 'a0-long';
  readonly square: 'metric' | 'inches';
  readonly across: number;
  readonly up: number;
}

export interface PieceFile {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly cut: string;
  readonly svg: string;
  readonly preview: string;
  readonly file: string;
}

export interface Reprint {
  readonly pieces: readonly {
    readonly id: string;
    readonly name: string;
    readonly change: 'same' | 'changed' | 'added' | 'removed';
  }[];
  readonly sheets: readonly {
    readonly format: 'a4' | 'a3';
    readonly pages: number;
    readonly again: readonly string[];
    readonly map: string;
    readonly asPrinted: boolean;
  }[];
}

export type Billing = BillingView;
export type Payment = PaymentView;
export type Offers = OffersView;

/** What somebody may go to pay for by itself. */
export type Offer =
  | { readonly kind: 'subscription'; readonly plan: Offers['plans'][number]['name'] }
  | { readonly kind: 'pack' };

export const EXPORT_STEPS = ['draft', 'render', 'store', 'mail'] as const;
/** `unpaid` waits for its payment, `cancelled` never got it: neither is listed among her patterns. */
export type ExportStatus = 'unpaid' | 'cancelled' | 'pending' | 'running' | 'ready' | 'failed';
export type ListedStatus = Exclude<ExportStatus, 'unpaid' | 'cancelled'>;
export type ExportStep = (typeof EXPORT_STEPS)[number] | 'done';

export interface ExportState {
  readonly id: string;
  readonly status: ExportStatus;
  readonly step: ExportStep;
  readonly progress: number;
  readonly error?: { readonly code: string; readonly fields?: readonly string[]; readonly figures?: Figures };
}

export interface PatternExport extends ExportState {
  readonly patternId: string;
  readonly files: readonly PatternFile[];
}

export interface PatternSummary {
  readonly id: string;
  readonly name: string;
  readonly garment: string;
  readonly choices: Choices;
  readonly code: string;
  readonly createdAt: string;
  readonly status: ListedStatus;
  readonly difficulty: number;
  readonly times: { readonly preparationMinutes: number; readonly realisationMinutes: number };
  readonly thumbnailSvg: string;
  readonly wearerName: string;
}

export interface Pattern extends PatternSummary {
  readonly body: Body;
  readonly wearerId?: string;
  readonly corrections: readonly Correction[];
  /** With which it was paid for, and the percentage it took off. */
  readonly promo?: { readonly code: string; readonly percent: number };
  readonly files: readonly PatternFile[];
  readonly export: ExportState;
}

/** The design behind a pattern code; its choices as they were saved. */
export interface ImportedPattern {
  readonly code: string;
  readonly garment: string;
  readonly choices: unknown;
  readonly own: boolean;
}
