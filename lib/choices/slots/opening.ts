import { EVERY, slotWith, TOP_DRESS, value } from './define';

interface OpeningTraits {
  /** Where it lies. */
  readonly face: 'none' | 'front' | 'back' | 'side';
  readonly closes: 'not' | 'zip' | 'buttons' | 'loop' | 'ties';
  /** Head, shoulders and bust pass what stays closed. */
  readonly pulledOn: boolean;
  /** The neckline opens with it, so that no head need pass it closed. */
  readonly opensNeck: boolean;
  /** One side of it laps over the other. */
  readonly laps: boolean;
  /** The lower edge of the garment opens with it. */
  readonly partsHem: boolean;
  /** Its fronts cross and are tied. */
  readonly crosses: boolean;
  /** The width of its lap can be set. */
  readonly placket: boolean;
}

const CLOSED: OpeningTraits = {
  face: 'none',
  closes: 'not',
  pulledOn: true,
  opensNeck: false,
  laps: false,
  partsHem: false,
  crosses: false,
  placket: false,
};
const ZIPPED: OpeningTraits = { ...CLOSED, closes: 'zip', pulledOn: false };
const BUTTONED: OpeningTraits = {
  ...CLOSED,
  face: 'front',
  closes: 'buttons',
  pulledOn: false,
  opensNeck: true,
  laps: true,
  partsHem: true,
  placket: true,
};

export const OPENING = slotWith<OpeningTraits>()(
  'opening',
  {
    none: { ...value(TOP_DRESS), ...CLOSED },
    'back-zip': { ...value(TOP_DRESS, 2, 40), ...ZIPPED, face: 'back', opensNeck: true },
    'side-zip': {
      ...value(TOP_DRESS, 2, 40),
      ...ZIPPED,
      face: 'side',
    },
    'front-buttons': { ...value(EVERY, 2, 75), ...BUTTONED },
    'hidden-buttons': { ...value(EVERY, 3, 95), ...BUTTONED },
    'back-buttons': { ...value(EVERY, 2, 75), ...BUTTONED, face: 'back' },
    'back-keyhole': { ...value(TOP_DRESS, 1, 30), ...CLOSED, face: 'back', closes: 'loop', opensNeck: true },
    'front-zip': {
      ...value(EVERY, 2, 45),
      ...ZIPPED,
      ...{ face: 'front', opensNeck: true, partsHem: true },
    },
    'double-breasted': { ...value(EVERY, 3, 90), ...BUTTONED, placket: false },
    wrap: { ...value(TOP_DRESS, 2, 60), ...BUTTONED, closes: 'ties', crosses: true, placket: false },
  },
  { top: 'back-zip', dress: 'back-zip', jacket: 'front-buttons' },
  {
    word: 'placket',
    // Beside a bare shoulder front and back stay whole: the side opens.
    defaultsBeside: [{ when: { 'neckline-front': ['one-shoulder', 'off-shoulder'] }, value: 'side-zip' }],
  },
);
