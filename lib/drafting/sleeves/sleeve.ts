import type { Choices } from '@/lib/choices/types';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Panel } from '../kernel/panel';
import type { GuideLine, OperationPlan } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';
import type { Notice } from '../types';

export interface SleeveRequest {
  readonly choices: Choices;
  readonly body: Body;
  /** Ease over the upper arm. */
  readonly ease: number;
  /** Armholes as drawn, from the underarm up to the tip. */
  readonly front: Path;
  readonly back: Path;
}

export interface SleevePlan {
  readonly panels: readonly Panel[];
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
  readonly guides: readonly GuideLine[];
  readonly finished: Readonly<Record<string, number>>;
  readonly ease: Readonly<Record<string, number>>;
  readonly construction: Readonly<Record<string, number>>;
  readonly notices: readonly Notice[];
}

/** A sleeve that fits, or the wish for a deeper armhole: the upper arm is too large for this one. */
export type SleeveOutcome = SleevePlan | 'deepen-armhole';

/** One way to cover the arm. `lastTry`: draw the nearest possible even if the armhole ought to be deeper. */
export interface Sleeve {
  readonly id: string;
  draw(request: SleeveRequest, lastTry: boolean): SleeveOutcome;
}
