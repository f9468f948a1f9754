import { distanceToLine } from '@/lib/pattern/distances';
import { alongEdge } from '@/lib/pattern/levels';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { notchPairs } from '@/lib/pattern/notch-pairs';
import { seamsJoining } from '@/lib/pattern/seam-kinds';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import { bustPointOf } from '../context/bust-darts';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const EASED = atMost(0.6);
// METHODS §4: ease lies within 4 to 5 either side of the bust point.
const ZONE = 5;

/** The stretch of a seam between two pairs of notches: from where to where on the first side, and by how much it eases. */
interface Section {
  readonly from: number;
  readonly to: number;
  readonly difference: number;
}

function sections(seam: SeamView): Section[] {
  const stops = [
    ...notchPairs(seam).map(({ a, b }) => [a.at, b.at] as const),
    [seam.a.length, seam.b.length] as const,
  ];
  return stops.map(([a, b], i) => {
    const [lastA, lastB] = stops[i - 1] ?? [0, 0];
    return { from: lastA, to: a, difference: Math.abs(a - lastA - (b - lastB)) };
  });
}

/** Arc length at which the first side passes the bust point. */
function bustPlace({ steps }: Side): number | undefined {
  for (const { piece, edge, reversed, from } of steps) {
    const bust = bustPointOf(piece);
    if (!bust || distanceToLine(bust, edge.points) > ZONE) continue;
    const at = alongEdge(edge, bust);
    return from + (reversed ? edge.length - at : at);
  }
  return undefined;
}

/** Sections around the bust may be eased, together; without a bust point, the one that eases most. */
function easedSections(seam: SeamView, all: readonly Section[]): readonly Section[] {
  const other = bustPlace(seam.b);
  const bust = bustPlace(seam.a) ?? other;
  if (bust !== undefined) return all.filter(({ from, to }) => from >= bust - ZONE && to <= bust + ZONE);
  return all
    .filter(({ difference }) => difference === Math.max(...all.map((each) => each.difference)))
    .slice(0, 1);
}

function readings(seam: SeamView): Reading[] {
  const all = sections(seam);
  const eased = easedSections(seam, all);
  const plain = all.filter((section) => !eased.includes(section));
  return [
    {
      figure: eased.reduce((sum, { difference }) => sum + difference, 0),
      where: `${seam.id}: eased part`,
      limits: EASED,
    },
    { figure: Math.max(0, ...plain.map(({ difference }) => difference)), where: `${seam.id}: plain part` },
  ];
}

/** INVARIANTS C4: what lies between two pairs of notches is compared, so the eased zone has to be notched. */
export const C4 = defineRule({
  id: 'C4',
  title: 'Princess panels match but for the ease over the bust',
  limits: atMost(0.1),
  read: (context: MeasuredDraft) => seamsJoining(context, 'princess', 'princess').flatMap(readings),
});
