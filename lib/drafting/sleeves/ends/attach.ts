import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import type { PanelLine } from '../../kernel/panel';
import { type SeamPlan, seam } from '../../kernel/seams';
import type { EndSite } from './arm-end';
import { pleatNotches } from './cuff-pleats';

interface Attached {
  readonly operation: OperationName;
  readonly family: string;
  readonly line: PanelLine;
  /** Length of that line. */
  readonly length: number;
}

/** Below this a surplus is eased in; nobody gathers so little. */
const EASED = 1.06;

/** What is put on to the lower edge of a sleeve: pleats of a plain one are its ease, fullness is gathered. */
export function attachToEdge(
  { lines, length, full, pleats = [] }: EndSite,
  { operation, family, line, length: closed }: Attached,
): SeamPlan {
  const ratio = length / closed;
  const gathered = full || (!OPERATIONS[operation].takesPleats && ratio > EASED);
  return seam({
    id: 'sleeve-end',
    operation,
    a: lines,
    b: [{ family, line, reversed: true }],
    notches: pleatNotches(pleats),
    ...(gathered ? { gather: ratio } : { ease: length - closed }),
  });
}
