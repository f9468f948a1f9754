import type { MessagePort } from 'node:worker_threads';
import { draft } from '@/lib/drafting/draft';
import { printWords } from '@/lib/i18n/translator';
import type { ExportOrder, RenderOutcome } from './order';
import { renderExport } from './render';
import { withheldOr } from './withheld';

interface RenderTask {
  readonly order: ExportOrder;
  readonly progress: MessagePort;
}

/** What a worker thread does with an order: drafts it once more from what was kept, and makes its files. */
export default async function renderOrder({ order, progress }: RenderTask): Promise<RenderOutcome> {
  const outcome = draft(order.choices, order.body);
  if ('refused' in outcome) return outcome;
  const { locale, unit, patternName, wearer, corrections, code, date, link, sewLink } = order;
  const words = await printWords(locale);
  const context = { words, locale, unit, patternName, wearer, corrections, code, date, link, sewLink };
  try {
    return await withheldOr(async () => ({
      files: await renderExport(outcome.draft, context, (done) => progress.postMessage(done)),
    }));
  } finally {
    progress.close();
  }
}
