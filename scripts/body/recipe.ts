/** A sum of targets, each with its weight. */
export type Sum = readonly (readonly [target: string, weight: number])[];

/** How much of the woman is the old one's figure, and how much of her muscle is the least. */
const AGE = 0.25;
const LEAST_MUSCLE = 0.75;
const REGIONS = ['caucasian', 'african', 'asian'];

/** A macro target of the figure, blended over both ages. */
function aged(name: (age: string) => string, weight = 1): Sum {
  return [
    [name('young'), (1 - AGE) * weight],
    [name('old'), AGE * weight],
  ];
}

const build = (muscle: string, weight: string) => (age: string) =>
  `macrodetails/universal-female-${age}-${muscle}muscle-${weight}weight`;
const region = (name: string) => (age: string) => `macrodetails/${name}-female-${age}`;
const breast =
  (cup: string, firmness: string, muscle = 'average', weight = 'average') =>
  (age: string) =>
    `breast/female-${age}-${muscle}muscle-${weight}weight-${cup}cup-${firmness}firmness`;

/** The figure all others start from: the mean of the regional ones, of average weight and little muscle. */
export const BASE: Sum = [
  ...REGIONS.flatMap((name) => aged(region(name), 1 / REGIONS.length)),
  ...aged(build('min', 'average'), LEAST_MUSCLE),
  ...aged(build('average', 'average'), 1 - LEAST_MUSCLE),
  // The source's breasts stand further apart than those of charts and surveys.
  ['breast/breast-dist-decr', 0.4],
];

const negative = (sum: Sum): Sum => sum.map(([target, weight]) => [target, -weight]);

/** From the figure's own build to another weight, at the least muscle. */
const weightTo = (weight: string): Sum => [
  ...aged(build('min', weight)),
  ...negative(aged(build('min', 'average'))),
];

const half = (more: string, less: string): Sum => [
  [more, 0.5],
  [less, -0.5],
];

const pair = (name: string, more = 'incr', less = 'decr'): Sum => half(`${name}-${more}`, `${name}-${less}`);
const HEIGHT = 'macrodetails/height/female-young-averagemuscle-averageweight';

/** What can be changed, by name. Pairs of targets make one mode that goes both ways. */
export const MODES: Readonly<Record<string, Sum>> = {
  heavier: weightTo('max'),
  lighter: weightTo('min'),
  muscle: [...aged(build('average', 'average')), ...negative(aged(build('min', 'average')))],
  age: [
    ...REGIONS.flatMap(
      (name): Sum => [
        [region(name)('old'), 1 / REGIONS.length],
        [region(name)('young'), -1 / REGIONS.length],
      ],
    ),
    [build('min', 'average')('old'), 1],
    [build('min', 'average')('young'), -1],
  ],
  height: half(`${HEIGHT}-maxheight`, `${HEIGHT}-minheight`),
  cup: [...aged(breast('max', 'average'), 0.5), ...negative(aged(breast('min', 'average'), 0.5))],
  heavyCup: [
    ...aged(breast('max', 'average', 'min', 'max'), 0.5),
    ...negative(aged(breast('min', 'average', 'min', 'max'), 0.5)),
  ],
  firmness: [...aged(breast('average', 'max'), 0.5), ...negative(aged(breast('average', 'min'), 0.5))],
  bustGirth: pair('measure/measure-bust-circ'),
  underbustGirth: pair('measure/measure-underbust-circ'),
  waistGirth: pair('measure/measure-waist-circ'),
  hipGirth: pair('measure/measure-hips-circ'),
  neckGirth: pair('measure/measure-neck-circ'),
  neckHeight: pair('measure/measure-neck-height'),
  shoulderSpan: pair('measure/measure-shoulder-dist'),
  chestSpan: pair('measure/measure-frontchest-dist'),
  backLength: pair('measure/measure-napetowaist-dist'),
  hipDepth: pair('measure/measure-waisttohip-dist'),
  upperArmGirth: pair('measure/measure-upperarm-circ'),
  upperArmLength: pair('measure/measure-upperarm-length'),
  lowerArmLength: pair('measure/measure-lowerarm-length'),
  upperLegLength: pair('measure/measure-upperleg-height'),
  lowerLegLength: pair('measure/measure-lowerleg-height'),
  thighGirth: pair('measure/measure-thigh-circ'),
  torsoWidth: pair('torso/torso-scale-horiz'),
  torsoDepth: pair('torso/torso-scale-depth'),
  torsoLength: pair('torso/torso-scale-vert'),
  torsoTaper: pair('torso/torso-vshape'),
  breastDistance: pair('breast/breast-dist'),
  breastHeight: pair('breast/breast-trans', 'up', 'down'),
  breastPoint: pair('breast/breast-point'),
  breastFall: pair('breast/breast-volume-vert', 'up', 'down'),
  hipWidth: pair('hip/hip-scale-horiz'),
  hipThickness: pair('hip/hip-scale-depth'),
  hipLength: pair('hip/hip-scale-vert'),
  waistHeight: pair('hip/hip-waist', 'up', 'down'),
  belly: pair('stomach/stomach-pregnant'),
  bellyTone: pair('stomach/stomach-tone'),
  seat: pair('buttocks/buttocks-volume'),
  neckWidth: pair('neck/neck-scale-horiz'),
  neckDepth: pair('neck/neck-scale-depth'),
  upperArmFat: pair('armslegs/l-upperarm-fat'),
  deltoid: pair('armslegs/l-upperarm-shoulder-muscle'),
};
