import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Bodice } from '../blocks/bodice/bodice';
import type { BodiceRequest } from '../blocks/bodice/request';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan, Settled } from '../kernel/plan';
import type { Lifted, Opening } from '../openings/opening';

/** What was chosen and what the block drew for it, before openings and shaping changed any panel. */
export interface GarmentContext {
  readonly choices: Choices;
  /** Of a garment whose left and right differ the left half is drawn; else the right one, or both. */
  readonly isLeft?: true;
  /** Where one shoulder is bare, said of the covered side: the front of the bare one, shaped and opened. */
  bareFront?(): Panel;
  /** What of it was settled before, for both halves. */
  readonly settled?: Settled;
  readonly body: Body;
  readonly bodice: Bodice;
  readonly request: BodiceRequest;
  /** Height of the bodice's lower edge above the waist. */
  readonly hem: number;
  /** Height of the garment's own lower edge: the same, or that of the skirt sewn to it. */
  readonly lowerEdge: number;
  readonly lifted: Lifted;
  readonly opening: Opening;
  /** The bodice again, ending at another height, its bust dart for the side; its front without waist darts if asked. */
  plainTo(hem: number, frontDarts?: boolean): Bodice;
}

/**
 * A part of the garment put on to what is drawn already: it returns the plan with its panels, seams and operations, and
 * with the panels it changed. One that was not chosen returns the plan as it came.
 */
export interface Addition {
  readonly id: string;
  add(plan: GarmentPlan, context: GarmentContext): GarmentPlan;
}
