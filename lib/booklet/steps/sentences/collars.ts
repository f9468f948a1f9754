import { otherwise } from '../../sentences';
import type { Facts } from '../words/facts';
import { is, type Sentences } from './sentences';

const isShawl = ({ collar }: Facts): boolean => collar === 'shawl';
const isBow = ({ collar }: Facts): boolean => collar === 'bow';
const isRuffle = ({ collar }: Facts): boolean => collar === 'ruffle';
const isShirt = ({ collar }: Facts): boolean => collar === 'shirt';
/** A band in halves, mitred where the neckline comes to a point. */
const isMitred = ({ collar }: Facts): boolean => collar === 'stand' || collar === 'bow';
/** Over an opening behind it is cut whole all the same, on the fold in front. */
const isStand = ({ collar }: Facts): boolean => collar === 'stand';
const isHood = ({ collar }: Facts): boolean => collar === 'hood';
/** A hood on a neckline that stays whole in front: its points meet there. */
const meetsInFront = (facts: Facts): boolean => isHood(facts) && facts.ring === 'yes';
const isNotched = ({ collar }: Facts): boolean => collar === 'notched';
const opensAtBack = ({ closure }: Facts): boolean => closure === 'back';

/** Where the neck does not open a ruffle is sewn into a ring. */
const isRing = (facts: Facts): boolean => isRuffle(facts) && ['none', 'side'].includes(facts.closure);
/** Of two layers, cut and sewn together all round. */
const isLayered = (facts: Facts): boolean => ![isShawl, isBow, isRuffle].some((own) => own(facts));
/** Its neckline has a zip in it by then. */
const meetsZip = (facts: Facts): boolean =>
  !isShawl(facts) && is('zipped')(facts) && ['back', 'front'].includes(facts.closure);

/** Between straps, where the front comes apart; and where its fronts cross, down along them. */
const inHalves = ({ frill }: Facts): boolean => frill === 'halves';
const runsDown = (facts: Facts): boolean => facts.closure === 'wrap' || is('layered')(facts);

/** Collars, from two layers to the neckline. */
export const COLLARS: Sentences = {
  'sew-collar': {
    pin: [
      {
        shawl: isShawl,
        'bow-halves': (facts) => isBow(facts) && opensAtBack(facts),
        bow: isBow,
        'ruffle-ring': isRing,
        ruffle: isRuffle,
        shirt: isShirt,
        hood: isHood,
        collar: otherwise,
      },
      { 'mirror-halves': (facts) => isLayered(facts) && is('divided')(facts) && !isStand(facts) },
    ],
    sew: [
      {
        shawl: isShawl,
        'ruffle-ring': isRing,
        ruffle: isRuffle,
        bow: isBow,
        shirt: isShirt,
        hood: isHood,
        collar: otherwise,
      },
    ],
  },
  'join-collar-halves': {
    pin: [
      {
        'stand-front': (facts) => isMitred(facts) && opensAtBack(facts),
        'stand-back': isMitred,
        hood: isHood,
        collar: otherwise,
      },
    ],
    sew: [{ sew: otherwise }, { 'stop-at-neck': isMitred }],
  },
  'join-stand': {
    pin: [
      { halves: opensAtBack, whole: otherwise },
      { 'stretch-halves': opensAtBack, 'stretch-whole': otherwise },
      { 'meet-notches': (facts) => !opensAtBack(facts) },
    ],
  },
  'attach-collar': {
    pin: [
      { 'baste-facings': is('bound', 'parted') },
      {
        shawl: isShawl,
        ruffle: isRuffle,
        bow: isBow,
        notched: isNotched,
        hood: isHood,
        collar: otherwise,
      },
      { 'hood-meets': meetsInFront },
      { 'clip-shawl': isShawl, 'draw-threads': isRuffle, 'leave-layer': otherwise },
      {
        'crowd-corners': (facts) => isRuffle(facts) && is('cornered')(facts),
        'clip-corners': (facts) => !isRuffle(facts) && is('cornered')(facts),
      },
      {
        'ruffle-at-zip': (facts) => isRuffle(facts) && meetsZip(facts),
        'bow-at-zip': (facts) => isBow(facts) && meetsZip(facts),
        'collar-at-zip': meetsZip,
      },
    ],
  },
  'attach-neck-ruffle': { pin: [{ spread: otherwise }, { 'crowd-corners': is('cornered') }] },
  'baste-neck-ruffle': {
    gather: [{ halves: inHalves, whole: otherwise }],
    baste: [
      {
        sloping: (facts) => inHalves(facts) && runsDown(facts),
        halves: inHalves,
        front: ({ frill }) => frill === 'front',
        round: otherwise,
      },
    ],
  },
  'sew-hook': { sew: [{ bow: isBow, collar: otherwise }] },
};
