import { type Facts, gather, pin, pinTogether, pressOpen, sew, sewRight } from './action';
import type { CollarName } from './names';
import type { Family } from './operation';

/** One band, folded along its upper edge. */
const isBand = ({ made }: Facts): boolean => made === 'band';

/** Below a lapel both neck seams are pressed open. */
const hasLapel = ({ edge }: Facts): boolean => edge === 'lapel';
/** A facing sewn to its inside takes the allowances down with it; without one the collar holds them. */
const isStanding = ({ standing }: Facts): boolean => standing === 'yes';
const isBare = ({ faced }: Facts): boolean => faced === 'no';

/** Collars, from two halves to the neckline. */
export const COLLARS: Family<CollarName> = {
  'sew-collar': {
    stage: 'collarLayers',
    works: 'collar',
    faces: 'collar',
    ofRuffle: 'sew-neck-ruffle',
    minutes: 18,
    actions: [
      pinTogether,
      sew,
      { key: 'grade', view: 'together' },
      // What is in one with the fronts is turned with them.
      { key: 'turn', view: 'right', when: ({ made }) => made === 'layers' },
      { key: 'turn', view: 'right', lies: 'doubled', draws: 'crease', when: isBand },
    ],
  },
  // Layers that meet edge to edge are held by a row along it.
  'topstitch-collar': {
    stage: 'collarStitching',
    works: 'collar',
    minutes: 10,
    places: { line: 'edge-stitching' },
    actions: [sewRight],
  },
  'join-collar-halves': {
    stage: 'collarHalves',
    works: 'collar',
    minutes: 5,
    encloses: true,
    actions: [pin, sew, pressOpen],
  },
  'join-stand': {
    stage: 'collarStand',
    works: 'collar',
    minutes: 12,
    tellsEase: true,
    actions: [pin, sew, { key: 'press', view: 'opened', press: 'toward-b' }],
  },
  'attach-collar': {
    stage: 'collar',
    works: 'neckline',
    ofRuffle: 'attach-neck-ruffle',
    minutes: 18,
    encloses: true,
    actions: [
      { ...gather, lies: 'doubled', when: ({ collar }) => collar === 'ruffle' },
      { ...pin, lies: 'doubled' },
      { ...sew, lies: 'doubled' },
      { ...pressOpen, when: hasLapel },
      {
        key: 'grade',
        view: 'opened',
        press: 'toward-b',
        lies: 'doubled',
        when: (facts) => isStanding(facts) && !hasLapel(facts),
      },
      {
        key: 'enclose',
        view: 'opened',
        press: 'toward-a',
        lies: 'doubled',
        when: (facts) => isBare(facts) && !hasLapel(facts),
      },
    ],
  },
  'close-collar': {
    stage: 'neckline',
    works: 'neckline',
    ofRuffle: 'close-neck-ruffle',
    minutes: 20,
    actions: [{ key: 'fold', view: 'wrong', draws: 'crease' }, sewRight],
  },
};
