import { lengthAlong } from './paths.mjs';

// Which edges their instructions sew together, each as [part, from point, to point] the way its seam line is drawn.
// Left out because their points do not tell what is sewn to what: the cuff (pleats and placket take up the rest), the
// coat's side seam (its back ends in belt and pleated tail), pockets and loose parts.

const SHIRT_NECK = [
  ['simon.frontRight', 's3CollarSplit', 'cfNeck'],
  ['simon.frontLeft', 's3CollarSplit', 'cfNeck'],
  ['simon.yoke', 's3CollarSplit', 'cbNeck'],
  ['simon.yoke', 's3CollarSplit', 'cbNeck'],
];

/** `ease`: what their design states the first edge to be longer, mm; nothing where it states none. */
const SHIRT = [
  {
    seam: 'side',
    first: [
      ['simon.frontRight', 'hem', 'dartBottom'],
      ['simon.frontRight', 'dartTop', 'armhole'],
    ],
    second: [['simon.back', 'hem', 'armhole']],
  },
  {
    seam: 'shoulder',
    first: [['simon.frontRight', 's3ArmholeSplit', 's3CollarSplit']],
    second: [['simon.yoke', 's3ArmholeSplit', 's3CollarSplit']],
  },
  {
    seam: 'yoke',
    first: [['simon.back', 'armholeYokeSplit', 'cbYoke']],
    second: [['simon.yoke', 'cbYoke', 'armholeYokeSplit']],
  },
  {
    seam: 'sleeve cap and armhole',
    first: [['simon.sleeve', 'bicepsRight', 'bicepsLeft']],
    second: [
      ['simon.frontRight', 'armhole', 's3ArmholeSplit'],
      ['simon.back', 'armhole', 'armholeYokeSplit'],
      ['simon.yoke', 'armholeYokeSplit', 's3ArmholeSplit'],
    ],
    ease: ({ store }) => store.get('library.sleeve.sleevecapEase'),
  },
  {
    seam: 'sleeve',
    first: [['simon.sleeve', 'wristRight', 'bicepsRight']],
    second: [['simon.sleeve', 'bicepsLeft', 'wristLeft']],
  },
  {
    seam: 'collar stand and neckline',
    first: [['simon.collarStand', 'leftBottomCf', 'rightBottomCf']],
    second: SHIRT_NECK,
  },
  {
    seam: 'collar and stand',
    first: [['simon.collar', 'leftBottomEdge', 'rightBottomEdge']],
    second: [['simon.collarStand', 'rightTopCf', 'leftTopCf']],
    ease: ({ options, measurements }) => -options.collarGap * measurements.neck,
  },
];

const COAT = [
  {
    seam: 'princess',
    first: [['carlita.front', 'psHem', 'armholePitch']],
    second: [['carlita.side', 'armholePitch', 'psHem']],
  },
  {
    seam: 'shoulder',
    first: [['carlita.front', 's3ArmholeSplit', 's3CollarSplit']],
    second: [['carlita.back', 's3ArmholeSplit', 's3CollarSplit']],
  },
  {
    seam: 'sleeve cap and armhole',
    first: [
      ['carlton.topsleeve', 'backPitchPoint', 'tsLeftEdge'],
      ['carlton.undersleeve', 'usTip', 'usLeftEdge'],
    ],
    second: [
      ['carlita.front', 'armholePitch', 's3ArmholeSplit'],
      ['carlita.side', 'armhole', 'armholePitch'],
      ['carlita.back', 'armhole', 's3ArmholeSplit'],
    ],
    ease: ({ store }) => store.get('library.twoPartSleeve.sleevecapEase'),
  },
  {
    seam: 'sleeve, front',
    first: [['carlton.topsleeve', 'tsLeftEdge', 'tsWristLeft']],
    second: [['carlton.undersleeve', 'usLeftEdge', 'usWristLeft']],
  },
  {
    seam: 'sleeve, back',
    first: [['carlton.topsleeve', 'tsWristRight', 'backPitchPoint']],
    second: [['carlton.undersleeve', 'usWristRight', 'usTip']],
  },
  {
    seam: 'collar and stand',
    first: [['carlton.collar', 'standTop', 'rot3standTip']],
    second: [['carlton.collarStand', 'standTip', 'standTop']],
  },
  {
    seam: 'collar with stand and neckline',
    first: [
      ['carlton.collar', 'rot3standTip', 'rot4bottomRight'],
      ['carlton.collarStand', 'bottomLeft', 'standTip'],
    ],
    second: [
      ['carlita.front', 's3CollarSplit', 'cfNeck'],
      ['carlita.back', 's3CollarSplit', 'cbNeck'],
    ],
  },
  {
    seam: 'facing and lining',
    first: [['carlita.frontFacing', 'flbHem', 'flbTop']],
    second: [['carlita.frontLining', 'flbTop', 'flbHem']],
  },
];

export const SEAMS = { shirt: SHIRT, coat: COAT };

/** How far each seam is from what the design states, mm. */
export function mismatches(pattern, seams) {
  const [parts] = pattern.parts;
  const [{ options, measurements }] = pattern.settings;
  const stated = { options, measurements, store: pattern.setStores[0] };
  const total = (edges) => edges.reduce((sum, [part, ...ends]) => sum + lengthAlong(parts[part], ends), 0);
  return seams.map(({ seam, first, second, ease = () => 0 }) => ({
    seam,
    by: total(first) - total(second) - ease(stated),
  }));
}
