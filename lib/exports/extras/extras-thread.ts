import { createHash } from 'node:crypto';
import { phoneSteps } from '@/lib/booklet/phone-steps';
import { draft } from '@/lib/drafting/draft';
import { THEMES } from '@/lib/drawing/styles';
import { writeDxf } from '@/lib/dxf/dxf';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import { inspectDxf } from '@/lib/preflight/inspect-dxf';
import { inspectPieceSvg } from '@/lib/preflight/inspect-piece-svg';
import { inspectSheets } from '@/lib/preflight/inspect-sheets';
import { beamedPieces } from '@/lib/sheets/projected/beamed-pieces';
import { contextOf, type SheetSettings, sheetDocument } from '@/lib/sheets/sheets';
import { renderSvg } from '@/lib/svg/svg';
import type { ExportOrder } from '../order';
import { release, withheldOr } from '../withheld';
import { changedPieces, changedSheets } from './changes';
import { pieceViews } from './piece-views';
import {
  type BeamedView,
  type Changes,
  type ChangesTask,
  type Outcome,
  type PieceView,
  type SewingStep,
  type SheetTask,
  TILED_FORMATS,
  type TiledName,
} from './tasks';

/**
 * What the thread of the further files does: each task drafts once more from what was kept, and draws. Every file is read back
 * before it is handed on.
 */

export async function sheet({ order, format, measured, printed }: SheetTask): Promise<Outcome<Uint8Array>> {
  return withDrafts([order, ...(printed ? [printed] : [])], async ([draft, earlier]) => {
    const again = earlier ? { earlier, onlyChanged: true } : {};
    const settings = { ...(await settingsOf(order)), ...(measured ? { measured } : {}), ...again };
    const bytes = await writePdf(sheetDocument(draft as Draft, format, settings));
    return release(bytes, await inspectSheets(bytes, draft as Draft, format, settings));
  });
}

export function pieces(order: ExportOrder): Promise<Outcome<readonly PieceView[]>> {
  return withDrafts([order], async ([draft]) => {
    const context = contextOf(draft as Draft, await settingsOf(order));
    const views = pieceViews(context);
    const inspect = ({ svg, id }: PieceView) => inspectPieceSvg(svg, id, draft as Draft, context.words);
    return release(views, { findings: views.flatMap((view) => inspect(view).findings) });
  });
}

export function dxf(order: ExportOrder): Promise<Outcome<string>> {
  return withDrafts([order], async ([draft]) => {
    const text = writeDxf(draft as Draft, order);
    return release(text, inspectDxf(text, draft as Draft));
  });
}

export function beamed(order: ExportOrder): Promise<Outcome<readonly BeamedView[]>> {
  return withDrafts([order], async ([draft]) =>
    beamedPieces(contextOf(draft as Draft, await settingsOf(order))).map(({ layers, ...piece }) => ({
      ...piece,
      layers: layers.map(({ layer, drawing }) => ({
        layer,
        svg: renderSvg(drawing, { theme: THEMES.projector }),
      })),
    })),
  );
}

export function steps(order: ExportOrder): Promise<Outcome<readonly SewingStep[]>> {
  return withDrafts([order], async ([draft]) =>
    phoneSteps(draft as Draft, { ...order, words: await printWords(order.locale) }).map(
      ({ drawing, ...step }) => ({
        ...step,
        svg: renderSvg(drawing, { theme: 'print' }),
      }),
    ),
  );
}

export function changes({ order, printed }: ChangesTask): Promise<Outcome<Changes>> {
  return withDrafts([order, printed], async ([draft, earlier]) =>
    madeChanges(earlier as Draft, draft as Draft, order, printed),
  );
}

async function madeChanges(earlier: Draft, draft: Draft, order: ExportOrder, printed: ExportOrder) {
  const settings = await settingsOf(order);
  return {
    pieces: changedPieces(earlier, draft, settings),
    sheets: changedSheets(earlier, draft, settings),
    digests: await digestsOf(earlier, await settingsOf(printed)),
  };
}

async function digestsOf(draft: Draft, settings: SheetSettings): Promise<Changes['digests']> {
  const digest = async (format: TiledName) => {
    const bytes = await writePdf(sheetDocument(draft, format, settings));
    return [format, createHash('sha256').update(bytes).digest('hex')] as const;
  };
  return Object.fromEntries(await Promise.all(TILED_FORMATS.map(digest))) as Changes['digests'];
}

/** The drafts of some designs given to `draw`, or the first refusal among them. */
async function withDrafts<T>(
  designs: readonly Pick<ExportOrder, 'choices' | 'body'>[],
  draw: (drafts: readonly Draft[]) => Promise<T>,
): Promise<Outcome<T>> {
  const drafts: Draft[] = [];
  for (const { choices, body } of designs) {
    const outcome = draft(choices, body);
    if ('refused' in outcome) return outcome;
    drafts.push(outcome.draft);
  }
  return withheldOr(async () => ({ made: await draw(drafts) }));
}

async function settingsOf(order: ExportOrder): Promise<SheetSettings> {
  const { locale, unit, patternName, wearer, code, date, link } = order;
  return { words: await printWords(locale), locale, unit, patternName, wearer, code, date, link };
}
