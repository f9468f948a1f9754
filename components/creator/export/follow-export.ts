import type { ExportView } from '@/lib/exports/views';
import type { FlowPorts } from './flow-ports';

export const POLL_MS = 900;
/** Reading fails this often in a row before the person is sent to her mail and account. */
const PATIENCE = 3;
/** Far longer than any export takes. */
const LONGEST_POLLS = 400;

/**
 * Reads how an export stands, again and again, until `settle` says that it is over or something else is followed.
 * Answers `lost` when it could not be learnt how the export ended.
 */
export async function followExport(
  { read, wait }: Pick<FlowPorts, 'read' | 'wait'>,
  exportId: string,
  settle: (state: ExportView) => boolean,
  isWanted: () => boolean,
): Promise<'over' | 'lost'> {
  let failures = 0;
  for (let poll = 0; poll < LONGEST_POLLS && failures < PATIENCE; poll++) {
    const state = await read(exportId).catch(() => undefined);
    if (!isWanted()) return 'over';
    if (state && settle(state)) return 'over';
    failures = state ? 0 : failures + 1;
    if (failures < PATIENCE) await wait(POLL_MS);
    if (!isWanted()) return 'over';
  }
  return 'lost';
}
