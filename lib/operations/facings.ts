import { type Facts, pin, pinTogether, pressOpen, sew, sewRight } from './action';
import type { FacingName } from './names';
import type { Family } from './operation';

/**
 * A lining holds the facing it is sewn to, and so does a second seam, round the armholes. One along a whole top crosses
 * no seam yet: it is tacked once the sides are sewn.
 */
const isTacked = ({ place, lined, armholes, topped }: Facts): boolean =>
  place !== 'hem' && lined === 'no' && armholes === 'no' && topped === 'no';

/** Under a collar that stands between them, the neck seams of garment and facing lie on each other once it is turned. */
const isCaught = ({ place, edge, standing }: Facts): boolean =>
  place !== 'hem' && place !== 'armhole' && (edge === 'lapel' || standing === 'yes');

/** Below a lapel both neck seams are pressed open. */
const isOpened = ({ place, edge }: Facts): boolean => place === 'neck' && edge === 'lapel';

/** Sewn to the neckline itself where a zip is in by then: folded first, and wrapped by the allowance with its tape. */
const isWrapped = ({ place, zip, zipped }: Facts): boolean =>
  zip === 'yes' && zipped === 'yes' && !['armhole', 'hem', 'neck', 'ruffle'].includes(place);

/** Facings, from their ends to where they are held inside. */
export const FACINGS: Family<FacingName> = {
  'sew-facing-ends': {
    stage: 'facingSeams',
    works: 'facing',
    crossed: true,
    minutes: 6,
    tellsEase: true,
    actions: [pin, sew, pressOpen],
  },
  'attach-facing': {
    stage: 'neckline',
    works: 'facing',
    faces: 'edge',
    minutes: 18,
    encloses: true,
    actions: [
      { key: 'fold', view: 'wrong', when: isWrapped },
      pinTogether,
      { key: 'wrap', view: 'together', when: isWrapped },
      sew,
      { key: 'grade', view: 'together', when: (facts) => !isOpened(facts) },
      { ...pressOpen, when: isOpened },
    ],
  },
  'join-facings': {
    stage: 'facingSeams',
    works: 'facing',
    gives: 'lapFaced',
    alongLap: true,
    minutes: 5,
    actions: [pin, sew, pressOpen],
  },
  'attach-front-facing': {
    stage: 'frontFacing',
    works: 'facing',
    gives: 'parted',
    faces: 'front',
    alongLap: true,
    minutes: 20,
    tellsEase: true,
    actions: [pinTogether, sew, { key: 'grade', view: 'together' }],
  },
  // A lapel that breaks at the centre, above a zip or a seam: no edge goes on below it.
  'face-lapels': {
    stage: 'frontFacing',
    works: 'facing',
    faces: 'front',
    minutes: 15,
    tellsEase: true,
    actions: [pinTogether, sew, { key: 'grade', view: 'together' }],
  },
  'sew-facing-centre': {
    stage: 'facingSeams',
    works: 'facing',
    crossed: true,
    minutes: 4,
    actions: [pin, sew, pressOpen],
  },
  understitch: {
    stage: 'understitch',
    works: 'facing',
    alongLap: true,
    minutes: 8,
    actions: [
      // A lap whose stitching is seen along it holds its facing by that alone.
      { ...sewRight, along: 'hidden-side', when: ({ held }) => held === 'no' },
      // Turned to the inside the facing shows its right side.
      { key: 'turn', view: 'right', along: 'faced-edges' },
      {
        key: 'roll',
        view: 'right',
        along: 'lapels',
        when: (facts) => isCaught(facts) && facts.edge === 'lapel',
      },
      { key: 'catch', view: 'wrong', along: 'collar-seam', when: isCaught },
      { key: 'tack', view: 'right', along: 'crossings', when: isTacked },
      { key: 'fell', view: 'right', along: 'free-edges', when: ({ place }) => place === 'hem' },
    ],
  },
  // The facing lies inside by then, its right side seen.
  'finish-facing-at-zip': {
    stage: 'facingEnds',
    works: 'facing',
    atZip: true,
    minutes: 8,
    actions: [{ key: 'fold', view: 'right', draws: 'crease' }, sewRight],
  },
  // Below its edge something else hangs: its foot lies over that seam.
  'fell-facing': {
    stage: 'facingFoot',
    works: 'facing',
    minutes: 8,
    actions: [
      { key: 'fold', view: 'wrong', draws: 'crease' },
      { key: 'fell', view: 'right' },
    ],
  },
  // Caught where it ends; its fold is never pressed.
  'turn-cowl': {
    stage: 'understitch',
    works: 'facing',
    minutes: 12,
    places: { line: 'cowl-fold' },
    actions: [
      { key: 'turn', view: 'wrong', draws: 'fold' },
      { key: 'tack', view: 'wrong' },
    ],
  },
};
