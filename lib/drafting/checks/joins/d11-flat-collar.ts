import { COLLAR } from '@/lib/choices/slots/collar';
import { traitsOf } from '@/lib/choices/slots/traits';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, reversePath, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Path } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** Places at which both lines are read, as shares of the front neckline; near the shoulder it is smoothed over. */
const PLACES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/** A side from its beginning at the centre front, as far as one piece runs on without a dart. */
function fromCentre({ steps }: Side): Path {
  const [first, ...rest] = steps.map(({ edge, reversed }) => (reversed ? reversePath(edge.path) : edge.path));
  if (!first) throw new Error('A collar is sewn to no neckline');
  const gap = rest.findIndex((path, i) => distance(endOf(rest[i - 1] ?? first), startOf(path)) > SAME_POINT);
  return joinPaths(first, ...rest.slice(0, gap < 0 ? rest.length : gap));
}

/** How far apart, as the crow flies, a place along a line lies from its beginning. */
const chord = (of: Path, at: number): number => distance(pointAtLength(of, 0), pointAtLength(of, at));

function readings({ id, a, b }: SeamView): Reading[] {
  const [collar, neckline] = [fromCentre(a), fromCentre(b)];
  const reach = Math.min(pathLength(collar), pathLength(neckline));
  return PLACES.map((share) => ({
    figure: Math.abs(chord(collar, share * reach) - chord(neckline, share * reach)),
    where: id,
  }));
}

const liesFlat = ({ draft }: MeasuredDraft): boolean => {
  const { kind, made } = traitsOf(COLLAR, draft.choices.options) ?? {};
  return kind === 'following' && made === 'layers';
};

/** INVARIANTS D11. */
export const D11 = defineRule({
  id: 'D11',
  title: 'The neck edge of a flat collar has the shape of the neckline it lies on',
  limits: atMost(0.2, 0.1),
  read: (context) =>
    liesFlat(context)
      ? context.seams.filter(({ seam }) => seam.operation === 'attach-collar').flatMap(readings)
      : [],
});
