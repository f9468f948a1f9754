import type { CheckContext } from '../context/context';
import { notchPairs } from '../context/notch-pairs';
import { seamsJoining } from '../context/seam-kinds';
import type { SeamView } from '../context/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const EASED = atMost(0.6);

/** Differences between the two panels from notch to notch, cm. */
function sections(seam: SeamView): number[] {
  const stops = [
    ...notchPairs(seam).map(({ a, b }) => [a.at, b.at] as const),
    [seam.a.length, seam.b.length] as const,
  ];
  let [lastA, lastB] = [0, 0];
  return stops.map(([a, b]) => {
    const difference = Math.abs(a - lastA - (b - lastB));
    lastA = a;
    lastB = b;
    return difference;
  });
}

/** The sections around the bust point may be eased, together: one, or two with the bust level's notch between. */
function readings(seam: SeamView): Reading[] {
  const all = sections(seam);
  const pairs = all.map((section, i) => section + (all[i + 1] ?? 0));
  const first = pairs.indexOf(Math.max(...pairs));
  const plain = all.filter((_, i) => i !== first && i !== first + 1);
  return [
    { figure: pairs[first] ?? 0, where: `${seam.id}: eased part`, limits: EASED },
    { figure: Math.max(0, ...plain), where: `${seam.id}: plain part` },
  ];
}

/** INVARIANTS C4: what lies between two pairs of notches is compared, so the eased zone has to be notched. */
export const C4 = defineRule({
  id: 'C4',
  title: 'Princess panels match but for the ease over the bust',
  limits: atMost(0.1),
  read: (context: CheckContext) => seamsJoining(context, 'princess', 'princess').flatMap(readings),
});
