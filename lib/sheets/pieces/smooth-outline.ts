import type { DrawingCommand } from '@/lib/drawing/types';
import { firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { type Chord, chordsOf, isStraight, mirrored, smoothTurn, tangent } from './chords';
import { fitCubic, type Handles } from './fit-cubic';

/** How far a curve may pass from a vertex it stands for, cm: less than the flattening erred. */
const TOLERANCE = 0.0025;
/** Most chords one curve stands for: a longer search costs more than it saves. */
const REACH = 32;

/** Chords of one curve, with the directions at all their ends. */
interface Run {
  readonly points: readonly Pair[];
  readonly tangents: readonly Pair[];
}

function runOf(chords: readonly Chord[], before: Chord | undefined, after: Chord | undefined): Run {
  const points = [firstOf(chords).a, ...chords.map(({ b }) => b)];
  const inner = chords.slice(1).map((chord, i) => tangent(item(chords, i), chord));
  const [first, last] = [firstOf(chords), lastOf(chords)];
  const start =
    before?.direction ?? mirrored(first.direction, inner[0] ?? after?.direction ?? first.direction);
  const end =
    after?.direction ?? mirrored(last.direction, inner.at(-1) ?? before?.direction ?? last.direction);
  return { points, tangents: [start, ...inner, end] };
}

const curveTo = ({ c1, c2 }: Handles, b: Pair): DrawingCommand => ['C', ...c1, ...c2, ...b];

function fitPart({ points, tangents }: Run, from: number, to: number): Handles | undefined {
  const part = points.slice(from, to + 1);
  return fitCubic(part, item(tangents, from), item(tangents, to), TOLERANCE);
}

/** The furthest vertex one curve reaches from another: twice as far each time, then halved where that fails. */
function longestFit(run: Run, from: number): { to: number; handles: Handles | undefined } {
  const last = Math.min(run.points.length - 1, from + REACH);
  let best = { to: from + 1, handles: fitPart(run, from, from + 1) };
  let tooFar = last + 1;
  for (let step = 2; best.to < last; step *= 2) {
    const to = Math.min(last, from + step);
    const handles = fitPart(run, from, to);
    if (!handles) {
      tooFar = to;
      break;
    }
    best = { to, handles };
  }
  while (tooFar - best.to > 1 && tooFar <= last) {
    const to = (best.to + tooFar) >> 1;
    const handles = fitPart(run, from, to);
    if (handles) best = { to, handles };
    else tooFar = to;
  }
  return best;
}

/** Few curves for the many chords of a run, each within the tolerance of every vertex it stands for. */
function drawRun(run: Run): DrawingCommand[] {
  const commands: DrawingCommand[] = [];
  let from = 0;
  while (from < run.points.length - 1) {
    const { to, handles } = longestFit(run, from);
    const b = item(run.points, to);
    commands.push(handles ? curveTo(handles, b) : ['L', ...b]);
    from = to;
  }
  return commands;
}

/** Where a closed outline can be opened without cutting a curve in two. */
function openedAt(points: readonly Pair[]): readonly Pair[] {
  const chords = chordsOf(points, true);
  const corner = chords.findIndex((chord, i) => smoothTurn(chords.at(i - 1), chord) === undefined);
  const at = Math.max(0, corner);
  return [...points.slice(at), ...points.slice(0, at)];
}

/**
 * The outline whose curves were flattened, as curves again: straight sides and corners stay exactly, bends become
 * cubics within 0.003 cm of every vertex. `closed` outlines do not repeat their first point.
 */
export function smoothOutline(outline: readonly Pair[], closed: boolean): DrawingCommand[] {
  const points = closed ? openedAt(outline) : outline;
  const chords = chordsOf(points, closed);
  const wrap = (i: number) => (closed ? chords.at(i % chords.length) : chords[i]);
  const turns = chords.map((chord, i) =>
    smoothTurn(i === 0 ? (closed ? chords.at(-1) : undefined) : chords[i - 1], chord),
  );
  const turnAfter = (i: number) => (i + 1 < chords.length ? turns[i + 1] : closed ? turns[0] : undefined);
  const straight = chords.map((chord, i) => isStraight(chord, turns[i], turnAfter(i)));
  const commands: DrawingCommand[] = [['M', ...firstOf(points)]];
  for (let i = 0; i < chords.length; ) {
    if (straight[i]) {
      commands.push(['L', ...item(chords, i).b]);
      i++;
      continue;
    }
    let end = i + 1;
    while (end < chords.length && !straight[end] && turns[end] !== undefined) end++;
    const before =
      turns[i] !== undefined && (i > 0 ? straight[i - 1] : straight.at(-1))
        ? wrap(i === 0 ? -1 : i - 1)
        : undefined;
    const after = turnAfter(end - 1) !== undefined && straight[end % chords.length] ? wrap(end) : undefined;
    commands.push(...drawRun(runOf(chords.slice(i, end), before, after)));
    i = end;
  }
  return closed ? [...commands, ['Z']] : commands;
}
