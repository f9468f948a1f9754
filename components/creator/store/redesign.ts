import type { Imported } from '@/lib/choices/import-choices';
import type { Garment } from '@/lib/choices/types';
import { designOnly, onGarment, startingCreation, withSize } from './creation';
import type { Measures } from './measures';
import { announce, recordQuietly, recordStep } from './record-step';
import type { CreatorData } from './state';

export type RedesignEvent =
  | { readonly kind: 'choose-garment'; readonly garment: Garment }
  | {
      readonly kind: 'set-size';
      readonly size: string;
      readonly cm: number | null;
      readonly gesture: string | undefined;
    }
  | { readonly kind: 'set-measures'; readonly measures: Measures }
  | { readonly kind: 'set-name'; readonly name: string }
  | { readonly kind: 'set-look'; readonly look: string | undefined }
  | { readonly kind: 'import-design'; readonly imported: Imported }
  | { readonly kind: 'reset' };

export const FIRST_GARMENT: Garment = 'top';

/** What is decided of the whole creation, without a value being weighed against others. */
export function redesign(state: CreatorData, event: RedesignEvent): CreatorData {
  const { present } = state.history;
  switch (event.kind) {
    case 'choose-garment':
      return recordStep(state, onGarment(present, event.garment), {
        kind: 'garment',
        garment: event.garment,
      });
    case 'set-size': {
      const { size, cm, gesture } = event;
      return recordStep(state, withSize(present, size, cm), { kind: 'sized', size, cm }, gesture);
    }
    case 'set-measures':
      return announce(recordQuietly(state, { ...present, measures: event.measures }), { kind: 'measured' });
    case 'set-name':
      return recordQuietly(state, { ...present, patternName: event.name }, 'name');
    case 'set-look':
      return recordQuietly(state, { ...present, look: event.look }, 'look');
    case 'import-design': {
      const { choices, percent } = event.imported;
      return recordStep(state, designOnly(choices, present), { kind: 'imported', percent });
    }
    case 'reset': {
      const fresh = { ...startingCreation(FIRST_GARMENT), measures: present.measures };
      return { ...recordStep(state, fresh, { kind: 'reset' }), touched: false };
    }
  }
}
