import { EVERY, slotWith, TOP_DRESS, value } from './define';
import { HEM_SHAPE } from './hem-shape';
import { RUFFLE } from './ruffle';
import { allBut, having } from './traits';

interface HemTraits {
  /** Turned up once by so much, cm; unsaid of one rolled narrow or faced. */
  readonly cm?: number;
  readonly made: 'rolled' | 'turned' | 'faced';
}

const turned = (cm: number): HemTraits => ({ made: 'turned', cm });

/** How the lower edge is finished. */
export const HEM = slotWith<HemTraits>()(
  'hem',
  {
    rolled: { ...value(TOP_DRESS, 1, 15), made: 'rolled' },
    '1-cm': { ...value(TOP_DRESS), ...turned(1) },
    '2-cm': { ...value(EVERY), ...turned(2) },
    '3-cm': { ...value(EVERY), ...turned(3) },
    '4-cm': { ...value(EVERY), ...turned(4) },
    '5-cm': { ...value(EVERY), ...turned(5) },
    faced: { ...value(TOP_DRESS, 1, 20), made: 'faced' },
  },
  { top: '2-cm', dress: '2-cm', jacket: '4-cm' },
  {
    word: 'hem',
    // A strip along the lower edge takes its place, and has a narrow hem of its own.
    needs: allBut(RUFFLE, 'hem'),
    // It is sewn on in a seam: nothing is turned up there, and nothing faced however the edge bends.
    unasked: '1-cm',
    // What bends closely is turned up narrowly, as on a shirt.
    defaultsBeside: [{ when: having(HEM_SHAPE, ({ turnedUp = NaN }) => turnedUp < 2), value: 'rolled' }],
  },
);
