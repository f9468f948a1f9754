import type { MessagePort } from 'node:worker_threads';
import { type Look, readLook } from '@/lib/cloth/look';
import { draft } from '@/lib/drafting/draft';
import type { Words } from '@/lib/drawing/types';
import { printWords } from '@/lib/i18n/translator';
import { printedFlats } from '@/lib/stills/printed-flats';
import { printedStill } from '@/lib/stills/printed-still';
import type { ExportOrder, RenderOutcome } from './order';
import { renderExport } from './render';
import { withheldOr } from './withheld';

interface RenderTask {
  readonly order: ExportOrder;
  readonly progress: MessagePort;
}

/** The main cloth of a look in words; nothing where there is none. */
function clothNamed(words: Words, look?: Look): { readonly cloth?: string } {
  if (!look) return {};
  const { cloth, colour } = look.main;
  const names = { cloth: words(`cloth.cloths.${cloth}`), colour: words(`cloth.colours.${colour}`) };
  return { cloth: words('cloth.tray.named', names) };
}

/** What a worker thread does with an order: drafts it once more from what was kept, and makes its files. */
export default async function renderOrder({ order, progress }: RenderTask): Promise<RenderOutcome> {
  const outcome = draft(order.choices, order.body);
  if ('refused' in outcome) return outcome;
  const { locale, unit, patternName, wearer, corrections, code, date, link, sewLink } = order;
  const words = await printWords(locale);
  const look = readLook(order.look);
  // A cover without its pictures is sewn from as well; an order that fails is not.
  const worn = look && (await printedStill(outcome.draft, look).catch(() => undefined));
  const flats = look && (await printedFlats(outcome.draft, look).catch(() => undefined));
  const seen = { ...clothNamed(words, look), ...(worn && { worn }), ...(flats && { flats }) };
  const context = {
    words,
    locale,
    unit,
    patternName,
    wearer,
    corrections,
    code,
    date,
    link,
    sewLink,
    ...seen,
  };
  try {
    return await withheldOr(async () => ({
      files: await renderExport(outcome.draft, context, (done) => progress.postMessage(done)),
    }));
  } finally {
    progress.close();
  }
}
