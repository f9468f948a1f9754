import { slotWith, TOP_DRESS, value } from './define';
import { having } from './traits';

interface HemShapeTraits {
  /** The deepest hem that can be folded up along it, cm: a deeper one has no room to lie in, and is faced. Unsaid of a level one. */
  readonly turnedUp?: number;
  /** It drops from one side to the other: right and left differ. */
  readonly drops?: true;
}

/** The lower edge seen from the front. */
export const HEM_SHAPE = slotWith<HemShapeTraits>()(
  'hem-shape',
  {
    straight: value(TOP_DRESS),
    curved: { ...value(TOP_DRESS, 1, 5), turnedUp: 4 },
    'shirt-tail': { ...value(TOP_DRESS, 1, 10), turnedUp: 1 },
    'high-low': { ...value(TOP_DRESS, 1, 5), turnedUp: 4 },
    asymmetric: { ...value(TOP_DRESS, 2, 15), turnedUp: 4, drops: true },
  },
  { top: 'straight', dress: 'straight' },
  { word: 'hem' },
);

/** From one side to the other. */
export const DROPPING = having(HEM_SHAPE, ({ drops }) => drops === true);
