import { browserMemory, keptKey, readOwner } from '@/components/session/owner';
import { MEASUREMENTS } from '@/lib/measurements/names';
import type { MeasureFormValues } from './form-schema';
import type { Unit } from './units';

/** What stands in a form that was not saved yet, as typed. */
interface MeasureDraft {
  readonly unit: Unit;
  readonly values: MeasureFormValues;
}

export const FIELDS = ['name', ...MEASUREMENTS] as const;

/** Kept for whoever is signed in, and gone with her. */
const keyOf = (form: string) => keptKey(`measures.${form}`, readOwner());

/** What was typed into a form and not saved, `null` when there is nothing. */
export function readDraft(form: string): MeasureDraft | null {
  try {
    const { unit, values } = JSON.parse(browserMemory('localStorage')?.getItem(keyOf(form)) ?? 'null');
    const complete = FIELDS.every((field) => typeof values[field] === 'string');
    return complete ? { unit: unit === 'in' ? 'in' : 'cm', values } : null;
  } catch {
    return null;
  }
}

export function keepDraft(form: string, draft: MeasureDraft): void {
  try {
    browserMemory('localStorage')?.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses what is left half done, as any form.
  }
}

export function forgetDraft(form: string): void {
  browserMemory('localStorage')?.removeItem(keyOf(form));
}
