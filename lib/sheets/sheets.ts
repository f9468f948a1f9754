import type { Bookmark, Document, Form, Page } from '@/lib/drawing/document';
import type { Words } from '@/lib/drawing/types';
import { once } from '@/lib/pattern/once';
import type { Draft } from '@/lib/pattern/types';
import { planOfChanges } from './changes/plan-of-changes';
import { compensationFor, type MeasuredSquare } from './compensation';
import type { Identity, PieceContext } from './context';
import { type FormatName, formatFor } from './formats';
import { gridOf } from './page-map/page-map';
import { laidOutlines, laidPieces } from './pieces/drawn-pieces';
import { revisedPlan, type SheetPlan, sheetPlan } from './plan';
import { plottedPages } from './plotted/plotted-sheets';
import { projectedSheet } from './projected/projected-sheets';
import { sheetLayers } from './sheet-layers';
import { tiledPages } from './tiled/tiled-sheets';
import { joinLines } from './tiled/tiles';

export interface SheetSettings extends Identity {
  readonly words: Words;
  readonly locale: string;
  /** Unit the reader measures in; inches for none but those who asked. */
  readonly unit?: 'cm' | 'in';
  /** Address that opens exactly this version: printed as a QR code where it is given. */
  readonly link?: string;
  /** A test square as this reader's printer printed it: the file is made to come out true there. */
  readonly measured?: MeasuredSquare;
  /** An earlier version of the pattern: pieces stay where they were on its sheets if they still fit. */
  readonly earlier?: Draft;
  /** With an earlier version: only the leading page and the pages that changed. */
  readonly onlyChanged?: boolean;
}

/** A file of sheets: pages of a PDF as plain data. */
type SheetDocument = Document;

/** A cut line may lie on the very edge of the layout: half its width more belongs to the form. */
const MARGIN = 0.5;

/** What the drawing of pieces may quote, from the settings of a file: the same for all files made with them. */
export const contextOf = (draft: Draft, settings: SheetSettings): PieceContext => contextsOf(draft)(settings);

const contextsOf = once((draft: Draft) => once((settings: SheetSettings) => contextFor(draft, settings)));

function contextFor(draft: Draft, settings: SheetSettings): PieceContext {
  const { words, locale, unit = 'cm', patternName, wearer, code, date, link, measured } = settings;
  return {
    draft,
    words,
    locale,
    unit,
    identity: { patternName, wearer, code, date },
    ...(link ? { link } : {}),
    ...(measured ? { measured } : {}),
  };
}

function patternForm(context: PieceContext, plan: SheetPlan): Form {
  const { layout } = plan;
  const box = [-MARGIN, -MARGIN, layout.width + MARGIN, layout.height + MARGIN] as const;
  return { id: 'pattern', box, items: laidPieces(context, layout.placements, joinLines(gridOf(plan))) };
}

const pageBookmark = ({ id }: Page, page: number): Bookmark => ({ title: id, page });

/** Which pages there are and what lies on them: all of this version, or what changed since an earlier one. */
function planFor(
  draft: Draft,
  format: FormatName,
  { earlier, onlyChanged, locale }: SheetSettings,
): SheetPlan {
  if (!earlier) return sheetPlan(draft, format, locale);
  if (onlyChanged) return planOfChanges(earlier, draft, format, locale);
  return revisedPlan(draft, sheetPlan(earlier, format, locale), locale);
}

function paperSheets(
  context: PieceContext,
  plan: SheetPlan,
): { form: Form; pages: Page[]; bookmarks: Bookmark[] } {
  const form = patternForm(context, plan);
  const outlines = laidOutlines(context.draft, plan.layout.placements).map(({ outline }) => outline);
  const all =
    plan.format.kind === 'tiled'
      ? tiledPages(context, plan, plan.format, form)
      : plottedPages(context, plan, plan.format, form, outlines);
  const { again } = plan;
  const pages =
    again && plan.format.kind === 'tiled' ? all.filter(({ id }, i) => i === 0 || again.includes(id)) : all;
  return { form, pages, bookmarks: pages.length > 1 ? pages.map(pageBookmark) : [] };
}

/**
 * The draft as one of the six files, ready for `writePdf`: every line in true scale, from the same drawing in all
 * formats. `date` is the day of the version, the only date in the file. Refuses (AppError `piece-too-large`) what
 * no paper holds.
 */
export function sheetDocument(draft: Draft, format: FormatName, settings: SheetSettings): SheetDocument {
  const context = contextOf(draft, settings);
  const { words, identity, locale } = context;
  const kind = formatFor(format, locale);
  const compensation = settings.measured && compensationFor(settings.measured);
  const about = {
    ...(compensation ? { compensation } : {}),
    title: words('sheets.document.title', {
      patternName: identity.patternName,
      format: words(`sheets.format.${format}`),
    }),
    subject: words('sheets.document.subject', { wearer: identity.wearer, code: identity.code }),
    author: 'Droitfil',
    lang: locale,
    date: identity.date,
  };
  if (kind.kind === 'projected') {
    const { form, page, bookmarks } = projectedSheet(context, kind.grid);
    const layers = sheetLayers(draft, words, kind.grid);
    return { ...about, theme: 'projector', layers, forms: [form], pages: [page], bookmarks };
  }
  const plan = planFor(draft, format, settings);
  const { form, pages, bookmarks } = paperSheets(context, plan);
  return { ...about, theme: 'print', layers: sheetLayers(draft, words), forms: [form], pages, bookmarks };
}
