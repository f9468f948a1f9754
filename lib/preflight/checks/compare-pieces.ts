import type { Words } from '@/lib/drawing/types';
import type { Draft } from '@/lib/pattern/types';
import { furthestOfLine } from '../compare/cover';
import { type Drawn, type DrawnChain, emptyGrids, type Reckoning, sortLines } from '../compare/drawn';
import { nearestOn } from '../compare/nearest-on';
import { isInside } from '../compare/polygon';
import type { Pose } from '../compare/poses';
import { type Registered, register } from '../compare/register';
import { pieceIn, settle } from '../compare/settle';
import type { ExpectedPiece } from '../expected/piece-traces';
import type { Ply } from '../expected/trace';
import { type FindingKind, type Findings, TOLERANCE } from '../finding';
import { endOf, startOf } from '../reading/flat-points';
import type { InkForm } from '../reading/ink';
import { findGrains } from './grain';
import { checkLabels, nameInside } from './labels';
import { pieceAt } from './piece-at';

/** What a form is held against. */
export interface Pattern {
  readonly draft: Draft;
  readonly words: Words;
  readonly pieces: readonly ExpectedPiece[];
  readonly posesOf: (piece: ExpectedPiece) => readonly Pose[];
  readonly reckoning: Reckoning;
}

/** The pieces of a form where they were found. */
interface Compared {
  readonly found: readonly Registered[];
  readonly drawn: Drawn;
}

const KINDS: Readonly<Record<Ply, FindingKind>> = {
  cut: 'cut-line',
  fold: 'fold-line',
  stitch: 'stitching-line',
  marks: 'stray-line',
};

/**
 * Holds everything a form draws against the draft, piece by piece and both ways: each piece there as often as it has
 * to be, turned over only where it must, every computed line drawn and every drawn line computed.
 */
export function comparePieces(form: InkForm, pattern: Pattern, findings: Findings): Compared {
  const drawn = sortLines(form, pattern.reckoning);
  const { found, strays } = locate(form, drawn, pattern, findings);
  for (const { points } of [...strays, ...drawn.heavy.flatMap(({ lines }) => lines)]) {
    const piece = pieceAt(found, points);
    findings.add('stray-cut', piece === undefined ? {} : { piece });
  }
  checkLayers(found, pattern, findings);
  checkLabels(form, found, pattern.draft, findings);
  computedIsDrawn(found, drawn, findings);
  drawnIsComputed(found, drawn, form, strays, findings);
  return { found, drawn };
}

function locate(form: InkForm, drawn: Drawn, pattern: Pattern, findings: Findings) {
  const { pieces, posesOf, draft } = pattern;
  const likeness = (chain: DrawnChain, { piece }: ExpectedPiece) => {
    const isNamed = nameInside(form, chain.points, draft) === piece.id;
    return (isNamed ? 1 : 0) + (isOfMaterial(chain, piece.material, pattern) ? 1 : 0);
  };
  const { found, chains, missing } = register(drawn, pieces, posesOf, likeness);
  const left = new Set(missing);
  const settled: Registered[] = [];
  const strays = chains.filter((chain) => {
    const name = nameInside(form, chain.points, draft);
    const likely = settle(chain, [...left], name, posesOf);
    if (!likely) return true;
    for (const piece of left) {
      if (piece.piece.id === pieceIn(likely)) {
        left.delete(piece);
        break;
      }
    }
    if (likely.mirrored) findings.add('mirrored-piece', { piece: pieceIn(likely) });
    settled.push(likely);
    return false;
  });
  for (const { piece } of left) findings.add('missing-piece', { piece: piece.id });
  return { found: [...found, ...settled], strays };
}

const isOfMaterial = ({ stroke }: DrawnChain, material: string, { words }: Pick<Pattern, 'words'>): boolean =>
  stroke.layers.includes(words('sheets.layer.material', { material: words(`sheets.material.${material}`) }));

function checkLayers(found: readonly Registered[], pattern: Pattern, findings: Findings): void {
  for (const each of found) {
    const { material, id } = each.pose.expected.piece;
    if (!isOfMaterial(each.chain, material, pattern)) findings.add('layer', { piece: id });
  }
}

function computedIsDrawn(found: readonly Registered[], { grids }: Drawn, findings: Findings): void {
  for (const each of found) {
    const [dx, dy] = each.at;
    for (const { ply, kind, points, must } of each.pose.traces) {
      if (must) findings.measured(kind, pieceIn(each), furthestOfLine(grids[ply], points, false, dx, dy));
      if (kind === 'notch') findings.measured(kind, pieceIn(each), outside(each, points));
    }
  }
}

/** How far the further end of a notch lies outside its piece, cm: what lies there is on no cloth. */
function outside({ pose: { chain } }: Registered, points: readonly number[]): number {
  const ends = [startOf(points), endOf(points)];
  const out = ends.filter(([x, y]) => !isInside(chain, x, y));
  return Math.max(0, ...out.map(([x, y]) => nearestOn(chain, true, x, y).away));
}

function drawnIsComputed(
  found: readonly Registered[],
  drawn: Drawn,
  form: InkForm,
  strays: readonly DrawnChain[],
  findings: Findings,
): void {
  const grids = emptyGrids(form.box);
  found.forEach(({ pose, at: [dx, dy] }, owner) => {
    for (const { ply, points, reach } of pose.traces) grids[ply].addLine(points, false, owner, reach, dx, dy);
  });
  const aside = new Set<readonly number[]>([
    ...strays.map(({ points }) => points),
    ...findGrains(found, drawn, findings),
  ]);
  for (const { ply, points, closed } of drawn.lines) {
    if (aside.has(points)) continue;
    const away = furthestOfLine(grids[ply], points, closed);
    if (away <= TOLERANCE) findings.measured(KINDS[ply], undefined, away);
    else findings.measured(KINDS[ply], pieceAt(found, points), away);
  }
}
