import { pathLength } from '@/lib/geometry/length';
import { mirrorPathX, polyline, reversePath, startOf, translatePath } from '@/lib/geometry/path';
import { lastOf, mapTuple } from '@/lib/geometry/sequence';
import { edge, type Panel, panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { type GoreEdge, type HalfGore, halfGore, lengthBelowHip, wholeAcross } from './gore';
import {
  both,
  type DrawnSkirt,
  FACES,
  type Face,
  FLAT,
  familyOf,
  type Skirt,
  type SkirtRequest,
} from './skirt';
import { centreSeams, sideSeam } from './skirt-seams';

/** Edges on which a half is taken in: two of its side panel, one of its centre panel. */
const EDGES = 3;
/** What each edge gains below the hips for each cm of length, within METHODS §8 (4–12 in all). */
const FLARE = { perLength: 0.16, least: 4, most: 12 };
/** Where panels part when the bodice has no seam or dart to go on from, and within which shares of the half waist. */
const PLACE = { usual: 0.45, least: 0.3, most: 0.65 };
const GAP = 4;

function partAt(face: Face, { waist, ends }: SkirtRequest): number {
  const share = (ends[face][0] ?? PLACE.usual * waist[face]) / waist[face];
  return waist[face] * Math.min(PLACE.most, Math.max(PLACE.least, share));
}

function edgeFor(request: SkirtRequest): GoreEdge {
  const { body, ease, waist, top, hip, hem } = request;
  const taken = ((body.hipCircumference + ease.hip) / 2 - waist.front - waist.back) / (2 * EDGES);
  const reach = hip - hem;
  const flare = Math.min(FLARE.most, Math.max(FLARE.least, FLARE.perLength * reach)) / reach;
  const shape = { top, hipLevel: hip, taken, flare };
  return { ...shape, below: lengthBelowHip(shape, partAt('back', request), hem) };
}

function centrePanel(face: Face, half: HalfGore, from: number, request: SkirtRequest): Panel {
  const seamed = face === 'back' && request.centreBackSeam;
  const family = familyOf(face);
  const centre = polyline(startOf(half.waist), startOf(half.hem));
  const middle = { x: 0, y: request.hip };
  return panel({
    id: `${family}-centre`,
    family,
    part: family,
    cut: seamed ? { count: 2, onFold: false, mirrored: true } : { count: 1, onFold: true, mirrored: false },
    edges: [
      edge('hem', half.hem, { role: 'hem', kind: 'hem' }),
      edge('gore@centre', half.edge),
      edge('waist', reversePath(half.waist), { from }),
      seamed ? edge('centre', centre) : edge('centre', centre, { role: 'fold', kind: 'none' }),
    ],
    internals: [{ id: 'hip', kind: 'level', path: polyline(middle, half.hip) }],
  });
}

/** A side panel about its own middle, laid beside the centre panel with its hip line at the height of the hips. */
function sidePanel(face: Face, half: HalfGore, beside: HalfGore, request: SkirtRequest): Panel {
  const family = familyOf(face);
  const [inner, own] = mapTuple([beside, half], ({ hem }) => lastOf(hem).b.x);
  const by = { x: inner + own + GAP, y: request.hip - half.hip.y };
  const at = (path: HalfGore['hem']) => translatePath(path, by);
  const hem = at(wholeAcross(half.hem));
  const hipEnd = { x: half.hip.x, y: half.hip.y };
  const hip = at(polyline({ x: -hipEnd.x, y: hipEnd.y }, hipEnd));
  return panel({
    id: `${family}-side`,
    family,
    part: family,
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('hem', hem, { role: 'hem', kind: 'hem', from: pathLength(beside.hem) }),
      edge('side', at(half.edge)),
      edge('waist', at(reversePath(wholeAcross(half.waist)))),
      edge('gore@side', at(reversePath(mirrorPathX(half.edge)))),
    ],
    internals: [{ id: 'hip', kind: 'level', path: hip }],
  });
}

function goreSeam(face: Face): SeamPlan {
  const family = familyOf(face);
  return seam({
    id: `${family}-gore`,
    operation: 'sew-panels',
    a: [{ family, line: 'gore@centre', reversed: true }],
    b: [{ family, line: 'gore@side' }],
  });
}

interface PanelledHalf {
  readonly panels: readonly Panel[];
  /** Width over the hips. */
  readonly hip: number;
}

function halfOf(face: Face, shape: GoreEdge, request: SkirtRequest): PanelledHalf {
  const at = partAt(face, request);
  const centre = halfGore(shape, at);
  const side = halfGore(shape, (request.waist[face] - at) / 2);
  const sideWaist = request.waist[face] - at;
  const across = pathLength(polyline({ x: 0, y: request.hip }, centre.hip));
  return {
    panels: [centrePanel(face, centre, sideWaist, request), sidePanel(face, side, centre, request)],
    hip: across + 2 * side.hip.x,
  };
}

/** Six panels or, with a seam at the centre back, seven: every seam the same curve, so that any two match (METHODS §8). */
export const PANELLED: Skirt = {
  id: 'panelled',
  draw: (request): DrawnSkirt => {
    const shape = edgeFor(request);
    const halves = both((face) => halfOf(face, shape, request));
    const panels = FACES.flatMap((face) => halves[face].panels);
    const hip = 2 * (halves.front.hip + halves.back.hip);
    const atTop = 2 * (request.waist.front + request.waist.back);
    const depth = request.top - request.hip;
    return {
      ...FLAT,
      part: {
        panels,
        seams: [
          ...FACES.map(goreSeam),
          sideSeam('skirt-front', 'skirt-back'),
          ...centreSeams(panels.filter(({ id }) => id.endsWith('-centre'))),
        ],
      },
      girths: { hip },
      girthAt: (height) =>
        height >= request.hip
          ? hip + ((atTop - hip) * (height - request.hip)) / depth
          : hip + 8 * shape.flare * (request.hip - height),
      opensTo: request.hem,
    };
  },
};
