import 'server-only';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { parseInput } from '@/lib/errors/parse-input';
import { compensationFor } from '@/lib/sheets/compensation';
import type { FormatName } from '@/lib/sheets/formats';
import type { Download } from '../file-links';
import { fileName } from '../file-name';
import { deliveredWork } from '../own-work';
import type { ExportServices } from '../services';
import { orderOf } from '../work';

/** What is printed on paper; a projector is set at the wall. */
const PAPER = ['a4', 'a3', 'a0', 'a0-long'] as const satisfies readonly FormatName[];

const side = z.number().positive().max(100);
const request = z.strictObject({
  format: z.enum(PAPER),
  square: z.enum(['metric', 'inches']),
  across: side,
  up: side,
});

/** What her printer made of a test square, cm, and the sheets wanted from it. */
export type SquareRequest = z.infer<typeof request>;

/**
 * A file of her pattern made to come out true on the printer that made `across` and `up` (cm) of a test square.
 * Refuses `not-found`, `export-not-ready`, by field, and `print-too-far-off` beyond what a file can mend.
 */
export async function calibratedSheet(
  services: ExportServices,
  user: User,
  patternId: string,
  input: unknown,
): Promise<Download> {
  const work = await deliveredWork(services.db, user, patternId);
  const { format, ...measured } = parseInput(request, input);
  // Refused here, before anything is drawn for it.
  compensationFor(measured);
  const bytes = await services.extrasRenderer.sheet({
    order: orderOf(work, services.origins),
    format,
    measured,
  });
  const name = fileName(work.pattern.name, `${format}-calibrated`, 'pdf');
  return { name, contentType: 'application/pdf', bytes };
}
