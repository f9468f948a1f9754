import type { Body } from '@/lib/measurements/names';
import type { Bodice } from '../blocks/bodice/bodice';
import type { Panel } from '../kernel/panel';
import type { OperationPlan } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';
import type { Notice, Notion } from '../types';

/** The back and front as an opening leaves them, and what it adds to the making. */
export interface Opened {
  readonly back: Panel;
  readonly front: Panel;
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
  readonly notions: readonly Notion[];
  readonly construction: Readonly<Record<string, number>>;
  readonly notices: readonly Notice[];
}

export interface OpeningRequest {
  readonly body: Body;
  readonly bodice: Bodice;
  readonly back: Panel;
  readonly front: Panel;
}

/** One way into the garment. */
export interface Opening {
  readonly id: string;
  /** The back is cut in two. */
  readonly centreBackSeam: boolean;
  /** The neckline opens, so that no head need pass it closed. */
  readonly opensNeck: boolean;
  open(request: OpeningRequest): Opened;
}
