import type { Item } from '@/lib/drawing/types';
import { joinPaths, mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { acrossCentre, both, line, shape } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** Both halves of a face as one closed outline. */
function wholeOutline({ lines }: Face): Path {
  const half = joinPaths(lines.hem, lines.side, lines.armhole, lines.shoulder, lines.neckline);
  return joinPaths(half, reversePath(mirrorPathX(half)));
}

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
export const farBodice: FlatPart = ({ far }) => [
  shape(wholeOutline(far), 'shade', `inside-${far.view}`),
  line(acrossCentre(far.lines.neckline), 'outline', `inside-${far.view}/neckline`),
  ...both((side) => sewnArmhole(far, side, 'seam', `inside-${far.view}/armhole`)),
];

/** The face one looks at: its cloth and its outline. */
export const nearBodice: FlatPart = ({ near, sleeve, skirt }) => {
  const { hem, side, shoulder, neckline } = near.lines;
  return [
    shape(wholeOutline(near), 'shell', near.view),
    ...both((half) => [
      ...sewnArmhole(near, half, armholeStroke(sleeve !== undefined), `${near.view}/armhole`),
      ...(near.strapSeam ? [line(half(near.strapSeam), 'seam', `${near.view}/strap`)] : []),
      ...(near.raglan ? [line(half(near.raglan.seam), 'seam', `${near.view}/raglan`)] : []),
      line(half(side), 'outline', `${near.view}/side`),
      line(half(shoulder), 'outline', `${near.view}/shoulder`),
    ]),
    line(acrossCentre(reversePath(hem)), skirt ? 'seam' : 'outline', `${near.view}/hem`),
    line(acrossCentre(neckline), 'outline', `${near.view}/neckline`),
  ];
};
