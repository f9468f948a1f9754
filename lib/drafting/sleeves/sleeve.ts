import type { Choices } from '@/lib/choices/types';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Bodice } from '../blocks/bodice/bodice';
import type { Panel } from '../kernel/panel';
import type { PlanPart } from '../kernel/plan';
import type { ArmEnd } from './ends/arm-end';

export interface SleeveRequest {
  readonly choices: Choices;
  readonly body: Body;
  /** Ease over the upper arm. */
  readonly ease: number;
  readonly bodice: Bodice;
  /** Armholes as drawn, from the underarm up to the tip. */
  readonly front: Path;
  readonly back: Path;
  /** For a lining, whose front and back are what the facings leave of these: they have the neckline. */
  readonly whole?: { readonly front: Panel; readonly back: Panel };
  /** For a lining whose underarm lies above the garment's: one too high for the arm is drawn again, lower. */
  readonly raised?: true;
  /** For a lining below both shoulders: so much lower lies its upper edge, cm. */
  readonly lowered?: number;
  /** For a lining: how it ends, where that is not how the sleeve does. */
  readonly end?: ArmEnd;
}

export interface SleevePlan extends PlanPart {
  /** Front and back where the sleeve takes cloth from them or adds to them; the bust dart still open at the side. */
  readonly redrawn?: { readonly front: Panel; readonly back: Panel };
  /** What was cut from them lies above the garment's edge: nothing of it is kept for facings. */
  readonly endsBelow?: true;
}

/** A sleeve that fits, or the wish for a deeper armhole: the upper arm is too large for this one. */
type SleeveOutcome = SleevePlan | 'deepen-armhole';

/** One way to cover the arm. `lastTry`: draw the nearest possible even if the armhole ought to be deeper. */
export interface Sleeve {
  readonly id: string;
  /** By how much its armhole lies deeper than that of the block, cm. */
  readonly deeper?: number;
  /** Front and back with the shoulder drawn on over the arm, where it is. */
  redraw?(bodice: Bodice, choices: Choices): { readonly front: Panel; readonly back: Panel };
  draw(request: SleeveRequest, lastTry: boolean): SleeveOutcome;
}
