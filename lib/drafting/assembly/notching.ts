import { OPERATIONS } from '@/lib/operations/registry';
import type { Notch } from '@/lib/pattern/types';
import { centreNotches } from '../finishing/notch-centre';
import { dartNotches } from '../finishing/notch-dart';
import { balancePairs, gatherPairs, levelNotches, type PieceLevel } from '../finishing/notch-rules';
import { NOTCH_SPACING, type NotchesByPiece, placeNotches } from '../finishing/notches';
import type { FinishPiece, LoneNotch, NotchPair, SeamWalk } from '../finishing/types';
import { indexEdges, placeOnWalk } from '../finishing/walk';
import type { SeamPlan } from '../kernel/seams';
import type { NamedPanel } from './finish';

interface WalkedSeam {
  readonly plan: SeamPlan;
  readonly walk: SeamWalk;
}

/**
 * Notches of every piece, from the seams: those a seam asks for come first, then levels, centres, gathers, and one for
 * every long seam left without.
 */
export function notchesFor(
  panels: readonly NamedPanel[],
  seams: readonly WalkedSeam[],
): ReadonlyMap<string, Notch[]> {
  const pieces = panels.filter(({ panel }) => panel.material !== 'interfacing').map(({ piece }) => piece);
  const sewn = seams.filter(({ plan }) => OPERATIONS[plan.operation].works !== 'dart');
  const walks = sewn.map(({ walk }) => walk);
  const asked = sewn.flatMap(({ plan }) => pairsAsked(plan));
  const alone = sewn.flatMap(({ plan, walk }) => loneAsked(pieces, plan, walk));
  const eased = new Set(
    sewn.filter(({ plan }) => plan.ease !== 0 || plan.gather !== 1).map(({ plan }) => plan.id),
  );
  const levels = levelNotches(pieces, walks, levelsOf(panels), eased);
  const centres = centreNotches(pieces, walks);
  const pairs = [...asked, ...centres.pairs, ...levels.pairs];
  const noted = new Set(pairs.map(({ seam }) => seam));
  // A centre is the end of a gathered stretch, not what divides it.
  const divided = new Set([...asked, ...levels.pairs].map(({ seam }) => seam));
  const extra = sewn
    .filter(({ plan }) => !(plan.gather === 1 ? noted : divided).has(plan.id))
    .flatMap(({ plan, walk }) => spare(panels, plan, walk));
  const single = levels.pairs.flatMap((pair) => bothSides(pieces, walks, pair));
  const placed = placeNotches(
    pieces,
    walks,
    [...pairs, ...extra],
    [...alone, ...centres.lone, ...levels.lone, ...single],
  );
  return clearOfMouths(pieces, placed);
}

function pairsAsked({ id, notches }: SeamPlan): NotchPair[] {
  return notches.flatMap(({ a, b, kind }) => {
    if (a === undefined || b === undefined) return [];
    return [kind ? { seam: id, a, b, kind } : { seam: id, a, b }];
  });
}

/** Notches that meet a corner of the other side stand alone: the corner is mark enough. */
function loneAsked(pieces: readonly FinishPiece[], { notches }: SeamPlan, walk: SeamWalk): LoneNotch[] {
  const lone = notches.filter(({ a, b }) => a === undefined || b === undefined);
  if (lone.length === 0) return [];
  const index = indexEdges(pieces);
  return lone.map(({ a, b = 0, kind }) => ({
    ...(a === undefined ? placeOnWalk(index, walk.b, b) : placeOnWalk(index, walk.a, a)),
    ...(kind ? { kind } : {}),
  }));
}

/** Where one side of a level has no room for its notch, the other side keeps its own. */
function bothSides(pieces: readonly FinishPiece[], walks: readonly SeamWalk[], pair: NotchPair): LoneNotch[] {
  const walk = walks.find(({ id }) => id === pair.seam);
  if (!walk) return [];
  const index = indexEdges(pieces);
  return [placeOnWalk(index, walk.a, pair.a), placeOnWalk(index, walk.b, pair.b)];
}

function spare(panels: readonly NamedPanel[], { gather }: SeamPlan, walk: SeamWalk): NotchPair[] {
  const pieces = panels.map(({ piece }) => piece);
  if (gather !== 1) return gatherPairs(pieces, walk);
  return turnedOver(panels, walk) ? balancePairs(pieces, walk, MIDDLE) : balancePairs(pieces, walk);
}

const MIDDLE = 1 / 2;

/** Copies cut the same way round meet right sides together only where each is its own mirror image: in the middle. */
function turnedOver(panels: readonly NamedPanel[], { a, b }: SeamWalk): boolean {
  return [...a, ...b].every((walked) => {
    const cut = panels.find(({ panel }) => panel.id === walked.piece)?.panel.cut;
    return cut !== undefined && cut.count > 1 && !cut.mirrored;
  });
}

function levelsOf(panels: readonly NamedPanel[]): PieceLevel[] {
  return panels.flatMap(({ panel }) =>
    panel.internals
      .filter(({ kind }) => kind === 'level')
      .map(({ id, path }) => ({ piece: panel.id, id, path })),
  );
}

// Both ends of a mouth meet each other, not a partner across the seam: they carry no match of their own.
function mouths(piece: FinishPiece): Notch[] {
  return dartNotches(piece).map(({ match: _, ...notch }) => notch);
}

/** The notches of dart mouths come first: what stands too near to one gives way, and its partner stands alone. */
function clearOfMouths(pieces: readonly FinishPiece[], placed: NotchesByPiece): Map<string, Notch[]> {
  const dropped = new Set<string>();
  const kept = pieces.map(({ id, ...rest }): [string, Notch[], Notch[]] => {
    const own = mouths({ id, ...rest });
    const others = (placed.get(id) ?? []).filter((notch) => {
      const near = own.some(({ edge, at }) => edge === notch.edge && Math.abs(at - notch.at) < NOTCH_SPACING);
      if (near) dropped.add(notch.id);
      return !near;
    });
    return [id, others, own];
  });
  const alone = ({ match, ...notch }: Notch): Notch =>
    match && !dropped.has(match) ? { ...notch, match } : notch;
  return new Map(kept.map(([id, others, own]) => [id, [...others.map(alone), ...own]]));
}
