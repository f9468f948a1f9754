import { closestPlace } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { endOf, polyline, rotatePath, startOf } from '@/lib/geometry/path';
import { rotate, sub, turnDegrees } from '@/lib/geometry/point';
import { containsPoint } from '@/lib/geometry/polygon';
import { firstOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { DartLeg } from '@/lib/pattern/types';
import { findOnLine } from './lines';
import { assertLoop, edge, type Panel, type PanelEdge, type PanelLine } from './panel';
import { type Sector, sectorOf, turnContents, withShoulder } from './sector';
import { mergeAt, splitLine } from './split';

export const firstLeg = (dart: string): DartLeg => `${dart}:first`;
export const secondLeg = (dart: string): DartLeg => `${dart}:second`;

/** Both legs of a dart from its mouth to its tip and back, as edges of the loop. */
export function dartEdges(dart: string, from: Point, tip: Point, to: Point): [PanelEdge, PanelEdge] {
  const leg = { role: 'dart', kind: 'none' } as const;
  return [edge(firstLeg(dart), polyline(from, tip), leg), edge(secondLeg(dart), polyline(tip, to), leg)];
}

interface OpenDart {
  /** Index of the first leg in the loop; the second follows. */
  readonly index: number;
  readonly from: Point;
  readonly tip: Point;
  readonly to: Point;
  /** Opening at the tip, degrees, always positive. */
  readonly degrees: number;
}

/** A dart of the loop as it lies open. Refuses one the panel has not. */
export function findDart(panel: Panel, dart: string): OpenDart {
  const index = panel.edges.findIndex(({ line }) => line === firstLeg(dart));
  const first = panel.edges[index];
  const second = panel.edges[(index + 1) % panel.edges.length];
  if (!first || second?.line !== secondLeg(dart)) throw new Error(`${panel.id} has no ${dart}`);
  const [from, tip, to] = [startOf(first.path), endOf(first.path), endOf(second.path)];
  return { index, from, tip, to, degrees: Math.abs(turnDegrees(sub(from, tip), sub(to, tip))) };
}

export function hasDart(panel: Panel, dart: string): boolean {
  return panel.edges.some(({ line }) => line === firstLeg(dart));
}

interface DartMove {
  readonly from: string;
  readonly to: string;
  /** Where the new dart opens: a line and a place on it. */
  readonly line: PanelLine;
  readonly at: number;
  /** The part of the old dart that is moved, 0–1. */
  readonly share?: number;
}

/**
 * Part or all of a dart closed and opened elsewhere on the outline, about the same apex: the cloth between the two
 * places turns rigidly, so every seam keeps its length and the sum of angles stays (METHODS §4, INVARIANTS B3). The
 * side that holds the centre line, or without one the lower edge, stays where it is.
 */
export function moveDart(panel: Panel, { from, to, line, at, share = 1 }: DartMove): Panel {
  const cut = fromEdgeAt(splitLine(panel, line, at), line, at);
  const dart = findDart(cut, from);
  const beyond = cut.edges.slice(dart.index + 2);
  const before = cut.edges.slice(0, dart.index);
  const legs = cut.edges.slice(dart.index, dart.index + 2);
  const turnsBeyond = !beyond.some(fixedOn(cut));
  const degrees = (turnsBeyond ? -1 : 1) * dart.degrees * share;
  const chain = turnsBeyond ? beyond : before;
  const turned = chain.map((e) => ({ ...e, path: rotatePath(e.path, dart.tip, degrees) }));
  const sector = sectorOf(dart.tip, chain, turnsBeyond ? before : beyond);
  const contents = turnOffCloth(turnContents(cut, sector, degrees), cut, chain, sector, degrees);
  const mouth = startOf(firstOf(cut.edges).path);
  const moved = rotate(mouth, dart.tip, degrees);
  const opened = turnsBeyond ? dartEdges(to, moved, dart.tip, mouth) : dartEdges(to, mouth, dart.tip, moved);
  const kept = remaining(legs, from, dart, degrees, turnsBeyond, share);
  const loop = turnsBeyond
    ? [...before, ...kept, ...turned, ...opened]
    : [...turned, ...kept, ...beyond, ...opened];
  const edges = share < 1 ? loop : mergeAt(loop, before.length - 1);
  assertLoop(panel.id, edges);
  const { [from]: _closed, ...others } = contents.darts;
  const darts = { ...others, [to]: dart.tip, ...(share < 1 ? { [from]: dart.tip } : {}) };
  return { ...contents, edges, darts };
}

/** What a style has cut off, as the side neck point of a wide neckline, goes with the outline it lies nearest to. */
function turnOffCloth<T extends Panel>(
  panel: T,
  { edges, landmarks }: Panel,
  chain: readonly PanelEdge[],
  sector: Sector,
  degrees: number,
): T {
  const outline = edges.flatMap(({ path }) => flatten(path, 0.01).slice(1));
  const reach = (p: Point, own: readonly PanelEdge[]) =>
    Math.min(...own.map(({ path }) => closestPlace(path, p).distance));
  const goes = (p: Point) =>
    !containsPoint(outline, p) && reach(p, chain) > 1e-4 && reach(p, chain) - reach(p, edges) < 1e-6;
  const turned = Object.entries(landmarks)
    .filter(([name, p]) => withShoulder(sector, name) === undefined && goes(p))
    .map(([name, p]) => [name, rotate(p, sector.pivot, degrees)] as const);
  return { ...panel, landmarks: { ...panel.landmarks, ...Object.fromEntries(turned) } };
}

/** The loop begun at the edge that starts at a place of a line. */
function fromEdgeAt(panel: Panel, line: PanelLine, at: number): Panel {
  const { index, along } = findOnLine(panel, line, at);
  const start = along < 1e-6 ? index : index + 1;
  return { ...panel, edges: [...panel.edges.slice(start), ...panel.edges.slice(0, start)] };
}

/** What stays where it is: the centre line; where that went to a facing, the seam to it; or else the lower edge. */
function fixedOn({ edges }: Panel): (edge: PanelEdge) => boolean {
  const isCentre = ({ line }: PanelEdge) => line.startsWith('centre');
  const isFaced = ({ line }: PanelEdge) => line === 'facing-inner';
  const isHem = ({ line }: PanelEdge) => line === 'hem';
  return [isCentre, isFaced, isHem].find((is) => edges.some(is)) ?? (({ line }) => line === 'waist');
}

function remaining(
  legs: readonly PanelEdge[],
  name: string,
  { from, tip, to }: OpenDart,
  degrees: number,
  turnsBeyond: boolean,
  share: number,
): readonly PanelEdge[] {
  if (share >= 1) return [];
  if (legs.length < 2) throw new Error(`${name} lies across the start of its loop`);
  return turnsBeyond
    ? dartEdges(name, from, tip, rotate(to, tip, degrees))
    : dartEdges(name, rotate(from, tip, degrees), tip, to);
}

/** Two darts side by side with one apex made one: the intake between them is theirs together. */
export function mergeDarts(panel: Panel, one: string, other: string, name: string): Panel {
  const loop = [
    ...panel.edges.slice(findDart(panel, one).index),
    ...panel.edges.slice(0, findDart(panel, one).index),
  ];
  const next = findDart({ ...panel, edges: loop }, other);
  if (next.index !== 2) {
    if (next.index === loop.length - 2) return mergeDarts(panel, other, one, name);
    throw new Error(`${panel.id}: ${one} and ${other} do not lie side by side`);
  }
  const from = startOf(firstOf(loop).path);
  const edges = [...dartEdges(name, from, next.tip, next.to), ...loop.slice(4)];
  const { [one]: _one, [other]: _other, ...rest } = panel.darts;
  return { ...panel, edges, darts: { ...rest, [name]: next.tip } };
}
