import type { Choices } from '@/lib/choices/types';
import { check } from '@/lib/drafting/checks/check';
import { draft, sketch } from '@/lib/drafting/draft';
import { startOf } from '@/lib/geometry/path';
import { distanceToPolygon } from '@/lib/geometry/polygon';
import { printWords } from '@/lib/i18n/translator';
import type { Body } from '@/lib/measurements/names';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import { sheetDocument } from '@/lib/sheets/sheets';
import { lineOf, type Runs, timed } from '../measure';
import type { Figures, Timing } from './figures';

const DRAFTS = { warm: 1000, timed: 100 };
const FILES = { warm: 5, timed: 15 };

/** A design that goes through its checks. */
function drafted(choices: Choices, body: Body): Draft {
  const outcome = draft(choices, body);
  if ('refused' in outcome) throw new Error(`Refused: ${JSON.stringify(outcome.refused)}`);
  return outcome.draft;
}

async function timing(run: () => unknown, runs: Runs): Promise<Timing> {
  const { wall, cpu } = await timed(run, runs);
  const { median, spread } = lineOf('', wall);
  return { wall: median, spread, cpu: lineOf('', cpu).median, runs: wall.length };
}

/** Cloth beyond the corners where both edges have the allowance asked (mm): as measured on the peers' parts. */
function widthsAtCorners({ edges, cutLine }: Piece, asked: number): number[] {
  const outline = cutLine.map(([x, y]) => ({ x, y }));
  return edges.flatMap((edge, i) => {
    const before = edges[(i + edges.length - 1) % edges.length];
    const whole = [edge, before].every((side) => Math.abs((side?.allowance ?? 0) * 10 - asked) < 0.5);
    return whole ? [10 * distanceToPolygon(startOf(pathOf(edge)), outline)] : [];
  });
}

/** The A4 file of a design, from choices and measurements to bytes. */
async function a4File(choices: Choices, body: Body) {
  const settings = {
    words: await printWords('en'),
    locale: 'en' as const,
    patternName: 'Bench',
    wearer: '38',
    code: '7K3M-9QXT-2WVB',
    date: '2026-11-21',
  };
  const document = sheetDocument(drafted(choices, body), 'a4', settings);
  const bytes = await writePdf(document);
  return { bytes, pages: document.pages.length };
}

export async function ours(name: string, choices: Choices, body: Body, asked: number): Promise<Figures> {
  const { pieces } = drafted(choices, body);
  const worst = check(drafted(choices, body)).find(({ id }) => id === 'C1');
  const corners = pieces.flatMap((piece) => widthsAtCorners(piece, asked));
  return {
    name,
    parts: pieces.length,
    draft: await timing(() => sketch(choices, body, true), DRAFTS),
    checked: await timing(() => draft(choices, body), DRAFTS),
    seams: [{ seam: worst?.where ?? 'all', by: 10 * (worst?.figure ?? Number.NaN) }],
    corners: { asked, least: Math.min(...corners), measured: corners.length },
  };
}

export async function withFile(figures: Figures, choices: Choices, body: Body): Promise<Figures> {
  const { bytes, pages } = await a4File(choices, body);
  const file = await timing(() => a4File(choices, body), FILES);
  return { ...figures, file: { ...file, bytes: bytes.length, pages } };
}
