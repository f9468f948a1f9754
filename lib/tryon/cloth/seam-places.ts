import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Caught } from '@/lib/pattern/worn/caught';
import { caughtPieces } from '@/lib/pattern/worn/caught-pieces';
import { evenly } from '@/lib/tryon/mesh/chain';
import { stopsOf } from './sewing';
import { across } from './ties';

/** Where vertices lie along edges, cm from their starts; by piece and edge. */
type SeamPlaces = ReadonlyMap<string, readonly number[]>;

export const placeKey = (piece: string, edge: string) => `${piece}/${edge}`;

/** Two vertices lie no nearer to each other than this share of the way between two others, or one is left out. */
const NEAREST = 0.3;

/**
 * Vertices along seams, such that each of the side with fewer of them meets one of the other. Round a cuff a vertex lies off
 * the chord between two others: sides that do not meet vertex by vertex would each hold the other open.
 */
export function seamPlaces(
  draft: MeasuredDraft,
  isHung: (piece: string) => boolean,
  spacingOf: (piece: string) => number,
): SeamPlaces {
  const places = new Map<string, readonly number[]>();
  const placesOf = (step: Step) =>
    places.get(keyOf(step)) ?? evenly(step.edge.length, spacingOf(step.piece.id));
  const isFree = ({ steps }: Side) => steps.every((step) => !places.has(keyOf(step)));
  for (const seam of draft.seams) {
    const steps = [...seam.a.steps, ...seam.b.steps];
    if (seam.selfPaired || !steps.every(({ piece }) => isHung(piece.id))) continue;
    const [few, many, stops] = sidesOf(seam, placesOf);
    if (!isFree(many)) continue;
    const own = along(few, placesOf);
    const times = Math.max(1, Math.round(along(many, placesOf).length / own.length));
    const met = between(
      own.map((at) => across(at, stops)),
      times,
    );
    for (const step of few.steps) places.set(keyOf(step), placesOf(step));
    for (const step of many.steps) places.set(keyOf(step), within(step, met));
  }
  for (const own of caughtPieces(draft)) placeCaught(own, placesOf, places);
  return places;
}

/** What is caught has a vertex wherever its host has one. */
function placeCaught(
  { caught, host, stops }: Caught,
  placesOf: (step: Step) => readonly number[],
  places: Map<string, readonly number[]>,
): void {
  const [from, to] = [stops[0]?.[1] ?? 0, stops.at(-1)?.[1] ?? host.length];
  const back = stops.map(([p, q]) => [q, p] as const);
  const met = along(host, placesOf).filter((at) => at > from && at < to);
  for (const step of caught.steps)
    places.set(
      keyOf(step),
      within(
        step,
        met.map((at) => across(at, back)),
      ),
    );
}

type Step = Side['steps'][number];
const keyOf = ({ piece, edge }: Step) => placeKey(piece.id, edge.id);

/** The side with fewer vertices, the other, and what of them lies on each other. */
function sidesOf(seam: SeamView, placesOf: (step: Step) => readonly number[]) {
  const stops = stopsOf(seam);
  const [a, b] = [along(seam.a, placesOf).length, along(seam.b, placesOf).length];
  return a <= b
    ? ([seam.a, seam.b, stops] as const)
    : ([seam.b, seam.a, stops.map(([p, q]) => [q, p] as const)] as const);
}

/** Places along a whole side, in its order. */
function along({ steps }: Side, placesOf: (step: Step) => readonly number[]): number[] {
  const all = steps.flatMap((step) => placesOf(step).map((at) => turned(step, at) + step.from));
  return all.sort((p, q) => p - q).filter((at, i) => i === 0 || at - (all[i - 1] as number) > 1e-6);
}

const turned = ({ reversed, edge }: Step, at: number) => (reversed ? edge.length - at : at);

/** Each stretch between two places parted in so many. */
function between(places: readonly number[], times: number): number[] {
  return places.flatMap((at, i) => {
    const next = places[i + 1];
    return next === undefined
      ? [at]
      : Array.from({ length: times }, (_, k) => at + (k / times) * (next - at));
  });
}

/** What of the places along a side lies on one of its edges, with both its ends. */
function within(step: Step, places: readonly number[]): number[] {
  const { edge, from } = step;
  const gap = NEAREST * (((places.at(-1) as number) - (places[0] as number)) / (places.length - 1));
  const inside = places.map((at) => at - from).filter((at) => at > gap && at < edge.length - gap);
  return [0, ...inside.map((at) => turned(step, at)).sort((p, q) => p - q), edge.length];
}
