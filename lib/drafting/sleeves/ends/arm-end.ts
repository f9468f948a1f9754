import type { Choices } from '@/lib/choices/types';
import type { PanelEdge } from '../../kernel/panel';
import type { PlanPart } from '../../kernel/plan';
import type { LineRef } from '../../kernel/seams';
import type { Reach } from '../lengths';
import type { CuffPleat } from './cuff-pleats';

/** The lower edge of a sleeve as drawn, ready to be finished. */
export interface EndSite {
  readonly choices: Choices;
  readonly reach: Reach;
  /** Families and lines of the lower edge, in the order they are sewn: from the placket round, or from the underarm. */
  readonly lines: readonly LineRef[];
  readonly families: readonly string[];
  readonly length: number;
  /** Full sleeves are gathered into what closes them, plain ones laid in pleats or eased. */
  readonly full: boolean;
  /** Length of the slash the cuff opens by. */
  readonly slit: number;
  /** What it is laid in before it is sewn on; none where it is gathered, eased or closes in nothing. */
  readonly pleats?: readonly CuffPleat[];
}

/** One way to end a sleeve. */
export interface ArmEnd {
  readonly id: string;
  /** What it adds below the sleeve, cm. */
  depth(choices: Choices): number;
  /** How the sleeve's own edge is treated. */
  readonly edge: Pick<PanelEdge, 'role' | 'kind'>;
  /** Whether the sleeve is slashed for a placket. */
  readonly slit: boolean;
  /** Girth in which it closes, or is drawn in above a free edge; none where all of it hangs free. */
  closed?(reach: Reach): number;
  /** Girth of the free edge of what is sewn on against that of the sleeve, where it is fuller. */
  readonly fuller?: number;
  /** Girth of a plain sleeve's lower edge above it; `raised` is the share of the underarm seam that it takes. */
  girth(reach: Reach, width: number, raised: number): number;
  finish(site: EndSite): PlanPart;
}
