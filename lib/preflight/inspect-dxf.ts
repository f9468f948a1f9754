import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Edge, Piece } from '@/lib/pattern/types';
import { furthestBetween, type SoughtLine } from './compare/lines';
import { pointsOf } from './expected/trace';
import { type FindingKind, Findings, type Inspection } from './finding';
import { endOf } from './reading/flat-points';
import { type DxfEntity, readDxf } from './reading/read-dxf';

/** Layers of ASTM D6673: what a cutter takes each line or point for. */
const LAYERS = {
  cut: '1',
  notch: '4',
  mirror: '6',
  grain: '7',
  internal: '8',
  drill: '13',
  sew: '14',
} as const;
/** Millimetres in a centimetre: the file's unit. */
const MM = 10;

interface Sought {
  readonly layer: string;
  readonly kind: FindingKind;
  readonly lines: readonly SoughtLine[];
}

const line = (points: readonly number[]): SoughtLine => ({ points });
const spot = ([x, y]: Pair): SoughtLine => ({ points: [x, y, x, y] });

function notchPlaces({ notches, edges }: Piece): SoughtLine[] {
  return notches.flatMap((notch) => {
    const edge = edges.find(({ id }) => id === notch.edge);
    if (!edge) return [];
    const path = pathOf(edge);
    const { x, y } = pointAtLength(path, Math.min(pathLength(path), notch.at));
    return [spot([x, y])];
  });
}

const dartTips = (edges: readonly Edge[]): SoughtLine[] =>
  edges.flatMap((edge, i) => {
    const isLeg = edge.role === 'dart' && edges[(i + 1) % edges.length]?.role === 'dart';
    return isLeg ? [spot(endOf(pointsOf(edge.path)))] : [];
  });

/** Everything a piece has to have in the file, by the layer it belongs to. */
function soughtOf(piece: Piece): Sought[] {
  const { cutLine, edges, internal, grain, marks } = piece;
  const sewn = edges.filter(({ role, allowance }) => role === 'dart' || (role !== 'fold' && allowance > 0));
  return [
    { layer: LAYERS.cut, kind: 'cut-line', lines: [line([...cutLine, firstOf(cutLine)].flat())] },
    { layer: LAYERS.sew, kind: 'stitching-line', lines: sewn.map(({ path }) => line(pointsOf(path))) },
    {
      layer: LAYERS.mirror,
      kind: 'fold-line',
      lines: edges.filter(({ role }) => role === 'fold').map(({ path }) => line(pointsOf(path))),
    },
    {
      layer: LAYERS.internal,
      kind: 'internal-line',
      lines: internal.filter(({ kind }) => kind !== 'level').map(({ path }) => line(pointsOf(path))),
    },
    { layer: LAYERS.grain, kind: 'grain', lines: [line(grain.flat())] },
    { layer: LAYERS.notch, kind: 'notch', lines: notchPlaces(piece) },
    { layer: LAYERS.drill, kind: 'mark', lines: [...dartTips(edges), ...marks.map(({ at }) => spot(at))] },
  ];
}

function drawnOn(entities: readonly DxfEntity[], layer: string): SoughtLine[] {
  const own = entities.filter((entity) => entity.layer === layer && entity.kind !== 'TEXT');
  return own.map(({ points, closed }) => {
    const [first] = points;
    const all = closed && first ? [...points, first] : points.length === 1 && first ? [first, first] : points;
    return { points: all.flat().map((mm) => mm / MM) };
  });
}

function inspectPiece(piece: Piece, entities: readonly DxfEntity[], findings: Findings): void {
  for (const { layer, kind, lines } of soughtOf(piece)) {
    const drawn = drawnOn(entities, layer);
    findings.measured(kind, piece.id, Math.max(furthestBetween(lines, drawn), furthestBetween(drawn, lines)));
  }
}

const blockName = ({ id }: Piece): string => id.toUpperCase().replace(/[^A-Z0-9-]/g, '_');

/**
 * Reads a finished DXF file and holds it against the draft: each piece there once, its lines and points within
 * `TOLERANCE` both ways on the layer they belong to, in millimetres, placed unscaled and unturned.
 */
export function inspectDxf(text: string, draft: Draft): Inspection {
  const findings = new Findings('dxf');
  try {
    const { metric, blocks, inserts } = readDxf(text);
    if (!metric || inserts.some(({ scaled }) => scaled)) findings.add('structure');
    for (const piece of draft.pieces) {
      const name = blockName(piece);
      const entities = blocks.get(name);
      const placed = inserts.filter(({ block }) => block === name).length;
      if (!entities || placed !== 1) findings.add('missing-piece', { piece: piece.id });
      else inspectPiece(piece, entities, findings);
    }
    if (blocks.size !== draft.pieces.length) findings.add('stray-cut');
  } catch {
    findings.add('structure');
  }
  return findings.inspection();
}
