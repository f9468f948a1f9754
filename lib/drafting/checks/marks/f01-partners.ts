import { neighbours } from '@/lib/geometry/sequence';
import { drawnUpBy } from '@/lib/pattern/drawn-up';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type NotchPair, notchesOf, notchPairs, type PlacedNotch } from '@/lib/pattern/notch-pairs';
import { once } from '@/lib/pattern/once';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/**
 * How far a pair misses: what one side has more than the other is at most what the whole seam eases or gathers in, or
 * what of the second was `drawnUp` before.
 */
function miss(seam: SeamView, { a, b }: NotchPair, drawnUp: number): number {
  const surplus = seam.a.length - seam.b.length;
  const ahead = a.at - b.at;
  return Math.max(0, Math.min(-drawnUp, surplus) - ahead, ahead - Math.max(0, surplus + drawnUp));
}

/** Both folds of a pleat may meet one notch. */
function outOfOrder(pairs: readonly NotchPair[]): boolean {
  return neighbours(pairs).some(
    ([before, pair]) => pair.b.at <= before.b.at && pair.b.notch !== before.b.notch,
  );
}

/** The notches that meet one in some seam: what is cut twice may be sewn to pieces that are notched apart. */
const metIn = once(
  ({ seams }: MeasuredDraft) =>
    new Set(seams.flatMap((seam) => notchPairs(seam).flatMap(({ a, b }) => [a.notch, b.notch]))),
);

function unmatched(context: MeasuredDraft, seam: SeamView): PlacedNotch[] {
  const met = metIn(context);
  return [...notchesOf(seam.a), ...notchesOf(seam.b)].filter(
    ({ notch }) => notch.match !== undefined && !met.has(notch),
  );
}

function seamReadings(context: MeasuredDraft, seam: SeamView): Reading[] {
  const { draft } = context;
  const pairs = notchPairs(seam);
  const drawnUp = drawnUpBy(draft, seam);
  const found: Reading[] = pairs.map((pair) => ({
    figure: miss(seam, pair, drawnUp),
    where: `${seam.id}: ${pair.a.notch.id} + ${pair.b.notch.id}`,
  }));
  if (outOfOrder(pairs)) found.push({ figure: Number.NaN, where: `${seam.id}: notches out of order` });
  for (const { piece, notch } of unmatched(context, seam))
    found.push({ figure: Number.NaN, where: `${seam.id}: ${piece.id} ${notch.id} has no partner` });
  return found;
}

/** INVARIANTS F1. */
export const F1 = defineRule({
  id: 'F1',
  title: 'Notches meet their partners',
  limits: atMost(0.1),
  read: (context) => context.seams.flatMap((seam) => seamReadings(context, seam)),
});
