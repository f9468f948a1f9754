import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { circleSkirt } from './circle';
import type { SkirtRequest } from './skirt';

/** A little more than half a circle, so that it stands off the hips; never more than a whole one (METHODS §8). */
const USUAL = 0.6;
const WHOLE = 1;
/** Over what it hangs past it is so much wider than the body, cm. */
const CLEARS = 4;

/** What its lower edge has more than the waist seam, cm, for a part of a circle. */
const widening = (fraction: number, length: number): number => 2 * Math.PI * fraction * length;

/** The least part of a circle that clears the body down to the hips, or to an edge above them. */
function leastFraction({ body, waist, top, hip, hem }: SkirtRequest): number {
  const seam = 2 * (waist.front + waist.back);
  const down = Math.min(top - hem, top - hip);
  const there =
    body.waistCircumference +
    (body.hipCircumference - body.waistCircumference) * Math.min(1, down / (top - hip));
  return (there + CLEARS - seam) / widening(1, down);
}

function adjusted(asked: number, used: number): Notice[] {
  if (Math.abs(asked - used) < 0.05) return [];
  return [
    { code: 'peplum-flare-adjusted', figures: { asked: toMillimetre(asked), used: toMillimetre(used) } },
  ];
}

/** A short skirt on the waist of a top: part of a circle, as wide below as asked, and as the hips need. */
export const PEPLUM = circleSkirt('peplum', (request) => {
  const length = request.top - request.hem;
  const flare = request.choices.sizes['peplum-flare'];
  const asked = flare === undefined ? USUAL : flare / widening(1, length);
  const fraction = Math.min(WHOLE, Math.max(asked, leastFraction(request)));
  return { fraction, notices: adjusted(widening(asked, length), widening(fraction, length)) };
});
