import { THEMES } from '@/lib/drawing/styles';
import type { Words } from '@/lib/drawing/types';
import type { Draft } from '@/lib/pattern/types';
import { comparePieces, type Pattern } from './checks/compare-pieces';
import { type Pose, poseOf } from './compare/poses';
import { printedPieces } from './expected/expected-pieces';
import type { ExpectedPiece } from './expected/piece-traces';
import { Findings, type Inspection } from './finding';
import { boxOfPoints, type InkForm } from './reading/ink';
import { readSvg, type SvgNames } from './reading/read-svg';

const unturned = (expected: ExpectedPiece): readonly Pose[] => [poseOf(expected, 0)];

function patternOf(draft: Draft, id: string, words: Words): Pattern {
  const layers = {
    cut: words('sheets.layer.cut'),
    stitch: words('sheets.layer.stitch'),
    marks: words('sheets.layer.marks'),
  };
  return {
    draft,
    words,
    pieces: printedPieces(draft).filter(({ piece }) => piece.id === id),
    posesOf: unturned,
    reckoning: { layers, cutWidth: THEMES.print.strokes.cut.width },
  };
}

/** The material of a cut line is told by its style alone. */
function namesIn(words: Words): SvgNames {
  const material = (name: string) =>
    words('sheets.layer.material', { material: words(`sheets.material.${name}`) });
  return {
    layer: (id) => words(`sheets.layer.${id}`),
    style: (name) =>
      name === 'cut' ? [material('shell')] : name.startsWith('cut-') ? [material(name.slice(4))] : [],
  };
}

function checkInside({ strokes, texts, box }: InkForm, findings: Findings, piece: string): void {
  const lines = strokes.flatMap((stroke) => stroke.lines.map(({ points }) => points));
  const [x0, y0, x1, y1] = boxOfPoints([...lines, ...texts.map(({ corners }) => corners.flat())].flat());
  const isInside = x0 > box[0] && y0 > box[1] && x1 < box[2] && y1 < box[3];
  if (!isInside) findings.add('uncovered', { piece });
}

/**
 * Reads the finished picture of one piece and holds it against the draft in its printed size: its lines within
 * `TOLERANCE` both ways, nothing beside them, all of it within the picture.
 */
export function inspectPieceSvg(svg: string, id: string, draft: Draft, words: Words): Inspection {
  const findings = new Findings('svg');
  try {
    const form = readSvg(svg, namesIn(words));
    comparePieces(form, patternOf(draft, id, words), findings);
    checkInside(form, findings, id);
  } catch {
    findings.add('structure', { piece: id });
  }
  return findings.inspection();
}
