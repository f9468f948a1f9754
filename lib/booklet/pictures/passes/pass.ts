import type { Action } from '@/lib/operations/action';
import type { Prepared } from '../cloth/prepare-pieces';
import type { Scene } from '../cloth/scene';

/** What is done just then, and the pieces as they lie when it is. */
export interface Moment extends Prepared {
  readonly action: Action;
}

/** A scene with what one rule adds to it, or takes away, at a moment; one it says nothing of stays as it is. */
export type Pass = (scene: Scene, moment: Moment) => Scene;
