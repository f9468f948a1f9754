import type { Choices } from '@/lib/choices/types';
import type { Shift } from '@/lib/drafting/shifts';
import type { Measured, MeasurementName } from '@/lib/measurements/names';
import type { Picture } from './protocol';

/** What the form of measurements asks of its worker: the body as understood, and what a slip of the tape would do. */
export interface SlipJob {
  readonly choices: Choices;
  /** Lengths read so far, the essential ones among them, cm. */
  readonly measured: Measured;
  /** The measurement that may be wrong, and by how much, cm. */
  readonly name: MeasurementName;
  readonly by: number;
}

export type SlipRequest = SlipJob & { readonly id: number };

/** Half widths of the body laid flat at its girths, and their height in the picture, y downward, cm. */
export interface FormLevel {
  readonly id: 'bust' | 'waist' | 'hip';
  readonly x: number;
  readonly y: number;
}

export interface FormPicture extends Pick<Picture, 'box'> {
  readonly d: string;
  readonly levels: readonly FormLevel[];
}

export interface SlipAnswer {
  readonly id: number;
  readonly name: MeasurementName;
  /** `null` where no garment can be drawn on these measurements. */
  readonly form: FormPicture | null;
  /** What of the garment would be otherwise; `null` where it could not be drawn at all. */
  readonly shifts: readonly Shift[] | null;
}
