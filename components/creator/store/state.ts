import type { Imported } from '@/lib/choices/import-choices';
import type { Conflict, Garment } from '@/lib/choices/types';
import type { Refused } from '../worker/protocol';
import type { Choice, Creation } from './creation';
import type { History } from './history';
import type { Measures } from './measures';
import type { MovedSize } from './sizes-aside';

/** A choice that waits for a decision because others would have to give way. */
interface Pending extends Choice {
  readonly switchesOff: readonly Conflict[];
  readonly nearest: string | null;
}

/** A value that was taken, and the dimensions that went along with it. */
interface Taken extends Choice {
  readonly moved: readonly MovedSize[];
}

/** What has just happened, for the live region; `turn` makes two like ones differ. */
export type Happening =
  | (Taken & { readonly kind: 'chosen' })
  | (Taken & { readonly kind: 'forced'; readonly switchedOff: readonly Conflict[] })
  | (Taken & { readonly kind: 'came-back'; readonly choices: readonly Choice[] })
  | { readonly kind: 'sized'; readonly size: string; readonly cm: number | null }
  | { readonly kind: 'garment'; readonly garment: Garment }
  | { readonly kind: 'imported'; readonly percent: number }
  | { readonly kind: 'measured' | 'undone' | 'redone' | 'reset' };

export type Announcement = Happening & { readonly turn: number };

export interface CreatorData {
  readonly history: History<Creation>;
  /** Whether anything was chosen, or the first garment confirmed. */
  readonly touched: boolean;
  readonly pending: Pending | null;
  readonly announcement: Announcement | null;
  /** Why the engine will not draw what is chosen, as the worker last said. */
  readonly refusal: Refused | null;
}

export interface CreatorActions {
  choose(slot: string, value: string): void;
  force(): void;
  takeNearest(): void;
  dismiss(): void;
  chooseGarment(garment: Garment): void;
  /** `gesture` names a movement whose steps are undone together, until `settle`. */
  setSize(size: string, cm: number | null, gesture?: string): void;
  settle(): void;
  setMeasures(measures: Measures): void;
  setName(name: string): void;
  /** What the garment is shown in; `undefined` for unbleached cotton. */
  setLook(look: string | undefined): void;
  /** Takes over the design of a pattern; measurements and name stay. */
  importDesign(imported: Imported): void;
  undo(): void;
  redo(): void;
  reset(): void;
  refused(refusal: Refused | null): void;
}

export type CreatorState = CreatorData & CreatorActions;
