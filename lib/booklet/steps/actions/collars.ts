import { type Actions, gather, pin, pressOpen, sew } from '../action';
import type { Facts } from '../words/facts';

/** One band, folded along its upper edge. */
const isBand = ({ made }: Facts): boolean => made === 'band';

/** Below a lapel both neck seams are pressed open. */
const hasLapel = ({ edge }: Facts): boolean => edge === 'lapel';
/** A facing sewn to its inside takes the allowances down with it; without one the collar holds them. */
const isStanding = ({ standing }: Facts): boolean => standing === 'yes';
const isBare = ({ faced }: Facts): boolean => faced === 'no';

/** Collars, from two halves to the neckline. */
export const COLLARS: Actions = {
  'sew-collar': [
    { key: 'pin', view: 'together' },
    sew,
    { key: 'grade', view: 'together' },
    // What is in one with the fronts is turned with them.
    { key: 'turn', view: 'right', when: ({ made }) => made === 'layers' },
    { key: 'turn', view: 'right', doubled: true, creased: true, when: isBand },
  ],
  'join-collar-halves': [pin, sew, pressOpen],
  'join-stand': [pin, sew, { key: 'press', view: 'opened', press: 'toward-b' }],
  'attach-collar': [
    { ...gather, doubled: true, when: ({ collar }) => collar === 'ruffle' },
    { ...pin, doubled: true },
    { ...sew, doubled: true },
    { ...pressOpen, when: hasLapel },
    {
      key: 'grade',
      view: 'opened',
      press: 'toward-b',
      doubled: true,
      when: (facts) => isStanding(facts) && !hasLapel(facts),
    },
    {
      key: 'enclose',
      view: 'opened',
      press: 'toward-a',
      doubled: true,
      when: (facts) => isBare(facts) && !hasLapel(facts),
    },
  ],
  'close-collar': [
    { key: 'fold', view: 'wrong', creased: true },
    { key: 'sew', view: 'right' },
  ],
};
