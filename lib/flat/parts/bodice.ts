import type { Item } from '@/lib/drawing/types';
import { reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { acrossCentre, line, shape } from '../ink';
import { halvesOf, neckLine, wholeOutline } from '../worn/halves';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** Where a sleeve is set in, the armhole is a seam; else it is where the garment ends. */
const armholeStroke = (sleeved: boolean) => (sleeved ? 'seam' : 'outline');

/** The armhole where it is sewn; a sleeve cut in one with the body has none. */
function sewnArmhole(
  { grownOn, raglan, lines }: Face,
  side: (of: Path) => Path,
  stroke: 'seam' | 'outline',
  id: string,
): Item[] {
  return grownOn ? [] : [line(side(raglan?.armhole ?? lines.armhole), stroke, id)];
}

/** The inside of the other face, seen through the neckline and the armholes. */
export const farBodice: FlatPart = ({ far, view }) => [
  shape(wholeOutline(far, view), 'shade', `inside-${far.view}`),
  line(neckLine(far, view), 'outline', `inside-${far.view}/neckline`),
  ...halvesOf(far, view).flatMap(({ on, shouldered }) =>
    shouldered ? sewnArmhole(far, on, 'seam', `inside-${far.view}/armhole`) : [],
  ),
];

/** The face one looks at: its cloth and its outline. */
export const nearBodice: FlatPart = ({ near, view, sleeve, skirt }) => {
  const { hem, side, shoulder } = near.lines;
  return [
    shape(wholeOutline(near, view), 'shell', near.view),
    ...halvesOf(near, view).flatMap(({ on, shouldered }) => [
      ...(shouldered
        ? sewnArmhole(near, on, armholeStroke(sleeve !== undefined), `${near.view}/armhole`)
        : []),
      ...(near.strapSeam && shouldered ? [line(on(near.strapSeam), 'seam', `${near.view}/strap`)] : []),
      ...(near.raglan && shouldered ? [line(on(near.raglan.seam), 'seam', `${near.view}/raglan`)] : []),
      line(on(side), 'outline', `${near.view}/side`),
      ...(shouldered ? [line(on(shoulder), 'outline', `${near.view}/shoulder`)] : []),
    ]),
    line(acrossCentre(reversePath(hem)), skirt ? 'seam' : 'outline', `${near.view}/hem`),
    line(neckLine(near, view), 'outline', `${near.view}/neckline`),
  ];
};
