import { figureAt, item } from '@/lib/geometry/sequence';
import type { PieceView } from '@/lib/pattern/piece-view';

/** Least and greatest distance measured from an edge to the cut line, away from its corners. */
export interface AllowanceSpan {
  readonly least: number;
  readonly greatest: number;
}

/** The stretch of an edge that lies clear of its corners, by how far along it, cm. */
export interface Zone {
  readonly from: number;
  readonly to: number;
}

/** Where a point of the cut line lies beside the stitching line. */
export interface Beside {
  readonly side: number;
  /** How far along its own edge, cm. */
  readonly at: number;
  readonly distance: number;
  /** Square beside the side, not round one of its ends. */
  readonly square: boolean;
}

/** The narrowest and widest place of each edge found so far. */
export class Tally {
  private readonly least: Float64Array;
  private readonly greatest: Float64Array;

  constructor(
    private readonly view: PieceView,
    private readonly zones: readonly Zone[],
  ) {
    this.least = new Float64Array(view.edges.length).fill(Number.POSITIVE_INFINITY);
    this.greatest = new Float64Array(view.edges.length).fill(Number.NEGATIVE_INFINITY);
  }

  note({ side, at, distance }: Omit<Beside, 'square'>): void {
    const owner = figureAt(this.view.owners, side);
    const zone = item(this.zones, owner);
    if (at < zone.from || at > zone.to) return;
    if (distance < figureAt(this.least, owner)) this.least[owner] = distance;
    if (distance > figureAt(this.greatest, owner)) this.greatest[owner] = distance;
  }

  /** A straight run beside one straight side: the distance grows evenly, so its ends tell all. */
  noteRun(from: Beside, to: Beside): void {
    const { from: low, to: high } = item(this.zones, figureAt(this.view.owners, from.side));
    const within = (at: number) => Math.min(Math.max(at, low), high);
    for (const at of [within(from.at), within(to.at)]) {
      const share = (at - from.at) / (to.at - from.at);
      if (!(share >= 0 && share <= 1)) continue;
      this.note({ side: from.side, at, distance: from.distance + share * (to.distance - from.distance) });
    }
  }

  spans(): (AllowanceSpan | undefined)[] {
    return this.view.edges.map((_, i) => {
      const [least, greatest] = [figureAt(this.least, i), figureAt(this.greatest, i)];
      return greatest >= 0 ? { least, greatest } : undefined;
    });
  }
}

type PlaceAt = (step: number) => Beside | undefined;

function noteEach(tally: Tally, from: number, to: number, placeAt: PlaceAt): void {
  for (let k = from; k < to; k++) {
    const place = placeAt(k);
    if (place) tally.note(place);
  }
}

// A side of the cut line with fewer steps than this is looked at step by step.
const LONG_SIDE = 5;

/** Notes the places of one side of the cut line: one by one to where it lies square beside one side, and that as a run. */
export function noteSide(tally: Tally, count: number, placeAt: PlaceAt): void {
  let low = 0;
  let high = count < LONG_SIDE ? 0 : count - 1;
  let first = low < high ? placeAt(low) : undefined;
  while (low < high && !first?.square) first = placeAt(++low);
  let last = low < high ? placeAt(high) : undefined;
  while (low < high && !last?.square) last = placeAt(--high);
  if (first && last && first.side === last.side) {
    noteEach(tally, 0, low, placeAt);
    tally.noteRun(first, last);
    noteEach(tally, high + 1, count, placeAt);
  } else noteEach(tally, 0, count, placeAt);
}
