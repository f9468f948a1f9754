import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Panel } from '../kernel/panel';
import type { PlanPart } from '../kernel/plan';
import type { Neck } from './neck';

export interface CollarRequest {
  readonly choices: Choices;
  readonly body: Body;
  /** The neckline as it is drawn: every collar is cut to it. */
  readonly neck: Neck;
  /** A facing takes the collar's inside edge; without one that edge is turned in and sewn down. */
  readonly faced: boolean;
  /** The panel that holds the front neckline, as the opening leaves it. */
  readonly front: Panel;
  /** The neckline once that panel is drawn anew. */
  measure(front: Panel): Neck;
}

/** What a collar brings; `neckEdge` where a facing is now sewn to it instead of to the neckline. */
interface DrawnCollar extends PlanPart {
  /** The front with the lapel drawn on. */
  readonly front?: Panel;
}

/** One way to finish the neck above the neckline. Its neck edge is the neckline as measured (INVARIANTS C9). */
export interface Collar {
  readonly id: string;
  draw(request: CollarRequest): DrawnCollar;
}
