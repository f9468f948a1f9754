import { THEMES } from '@/lib/drawing/styles';
import { firstOf } from '@/lib/geometry/sequence';
import type { Draft } from '@/lib/pattern/types';
import { isSamePiece } from '@/lib/sheets/changes/compare-pieces';
import { type FormatName, formatFor } from '@/lib/sheets/formats';
import type { SheetSettings } from '@/lib/sheets/sheets';
import { comparePieces, type Pattern } from './checks/compare-pieces';
import { asPrinted } from './checks/compensated';
import { checkCoverage } from './checks/coverage';
import { checkHeavy, checkProjected, checkSizes, checkSquares, checkWords } from './checks/pages';
import { checkStrips, checkTiles, windowsOf } from './checks/windows';
import { isHeavy, type Reckoning } from './compare/drawn';
import { printedPoses, projectedPoses } from './compare/poses';
import { printedPieces, projectedPieces } from './expected/expected-pieces';
import { Findings, type Inspection } from './finding';
import type { InkFile } from './reading/ink';
import { readPdf } from './reading/read-pdf';

/** What a file of sheets is held against. */
interface Order {
  readonly draft: Draft;
  readonly format: FormatName;
  readonly settings: SheetSettings;
}

function patternOf({ draft, format, settings: { words, locale } }: Order): Pattern {
  const projected = formatFor(format, locale).kind === 'projected';
  const reckoning: Reckoning = {
    layers: {
      cut: words('sheets.layer.cut'),
      stitch: words('sheets.layer.stitch'),
      marks: words('sheets.layer.marks'),
    },
    cutWidth: THEMES[projected ? 'projector' : 'print'].strokes.cut.width,
  };
  return projected
    ? { draft, words, reckoning, pieces: projectedPieces(draft), posesOf: projectedPoses }
    : { draft, words, reckoning, pieces: printedPieces(draft), posesOf: printedPoses };
}

/** Pieces that lie on paper already when only changed pages are printed. */
function keptPieces({ draft, settings: { earlier, onlyChanged } }: Order): ReadonlySet<string | undefined> {
  if (!earlier || !onlyChanged) return new Set();
  const before = new Map(earlier.pieces.map((piece) => [piece.id, piece]));
  const same = draft.pieces.filter((piece) => {
    const old = before.get(piece.id);
    return old !== undefined && isSamePiece(old, piece);
  });
  return new Set(same.map(({ id }) => id));
}

function inspectPages(file: InkFile, order: Order, findings: Findings): void {
  const { draft, format, settings } = order;
  const kind = formatFor(format, settings.locale);
  const { measured } = settings;
  const pages = measured ? file.pages.map((page) => asPrinted(page, measured)) : file.pages;
  const pattern = patternOf(order);
  const form = firstOf([...file.forms.values()]);
  const windows = windowsOf(pages, findings);
  const compared = comparePieces(form, pattern, findings);
  const kept = keptPieces(order);
  checkCoverage(windows, compared, form, (piece) => kept.has(piece), findings);
  const materials = new Set(draft.pieces.map(({ material }) => material)).size;
  pages.forEach((page, i) => {
    const name = String(i + 1);
    checkWords(page, name, findings);
    checkHeavy(page, (stroke) => isHeavy(stroke, pattern.reckoning), materials, name, findings);
  });
  if (kind.kind === 'projected') {
    checkProjected(firstOf(pages), form, settings.words('sheets.layer.grid'), findings);
    checkSquares(form, '1', findings);
    return;
  }
  checkSizes(pages, kind, findings);
  const squared = kind.kind === 'tiled' ? pages.slice(0, 1) : pages;
  squared.forEach((page, i) => {
    checkSquares(page, String(i + 1), findings);
  });
  if (kind.kind === 'tiled') checkTiles(windows, form, kind, findings);
  else checkStrips(windows, kind, findings);
}

/**
 * Reads a finished file of sheets and holds what it shows against the draft: every piece as often as it is due and
 * not turned over, its cut, stitching, fold and inner lines, notches, grain and marks within `TOLERANCE` both ways,
 * nothing of cut weight beside, test squares, page sizes, tiles that join to the whole, words inside their pages.
 * Distances in cm. Never throws for what is wrong with the file: that is a finding.
 */
export async function inspectSheets(
  bytes: Uint8Array,
  draft: Draft,
  format: FormatName,
  settings: SheetSettings,
): Promise<Inspection> {
  const findings = new Findings(format);
  const file = await readPdf(bytes).catch(() => undefined);
  if (file?.forms.size !== 1) findings.add('structure');
  else inspectPages(file, { draft, format, settings }, findings);
  return findings.inspection();
}
