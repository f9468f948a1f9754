import { otherwise } from '../../sentences';
import type { Facts } from '../words/facts';
import { is, opensAtBareSide, type Sentences } from './sentences';

const isAtArmhole = ({ place }: Facts): boolean => place === 'armhole';
const isAtHem = ({ place }: Facts): boolean => place === 'hem';
/** Beside a zip that runs up to the edge of a bare side. */
const isAtBareSide = (facts: Facts): boolean => opensAtBareSide(facts) && !isAtHem(facts);
/** On the free edge of a collar. */
const isOnCollar = ({ place }: Facts): boolean => place === 'neck';
const isOnBow = (facts: Facts): boolean => isOnCollar(facts) && hasBow(facts);
const isOnNotched = (facts: Facts): boolean => isOnCollar(facts) && facts.collar === 'notched';
const isAtNeckline = ({ place }: Facts): boolean => !['armhole', 'hem', 'neck', 'ruffle'].includes(place);

/** At the neck edge of a collar in one with its facing. */
const isAtNape = ({ place }: Facts): boolean => place === 'nape';
const hasLapel = ({ edge }: Facts): boolean => edge === 'lapel';
const hasLappedLapel = ({ breaks }: Facts): boolean => breaks === 'lap' || breaks === 'slope';
const hasCrossingLapel = ({ breaks }: Facts): boolean => breaks === 'slope';

const isBare = ({ collar }: Facts): boolean => collar === 'none';
/** The zip begins where a lapel breaks. */
const breaksAtZip = ({ breaks }: Facts): boolean => breaks === 'zip';
const hasBow = ({ collar }: Facts): boolean => collar === 'bow';
/** The other side has none: all is turned through the one shoulder. */
const isAtOneArmhole = (facts: Facts): boolean => isAtArmhole(facts) && is('oneSided')(facts);
/** With no half of the body open at its centre an armhole is turned through its own side. */
const isRolled = (facts: Facts): boolean => isAtArmhole(facts) && facts.opened === 'none';
const isAtOpenBack = (facts: Facts): boolean => isAtArmhole(facts) && facts.opened === 'back';

/** A ruffle takes the whole edge of fronts that cross, down to the tie. */
const isRuffled = (facts: Facts): boolean => facts.closure === 'wrap' && is('frilled')(facts);

/** What is bound, or covered by a collar that is not faced, is sewn up to there only. */
const isBoundLap = (facts: Facts): boolean => is('bound')(facts) && !is('pivots')(facts);
const isBoundWrap = (facts: Facts): boolean =>
  facts.front === 'wrap' && isBoundLap(facts) && !is('frilled')(facts);
/** Fronts that cross and are sewn down on each other: no tie lies over their edge. */
const isSewnDown = is('layered');

/** Facings, from their own seams to the edges they finish. */
export const FACINGS: Sentences = {
  'sew-facing-ends': {
    pin: [
      {
        'right-side': (facts) => facts.place === 'side' && opensAtBareSide(facts),
        side: ({ place }) => place === 'side',
        hem: isAtHem,
        'nape-halves': (facts) => isAtNape(facts) && is('divided')(facts),
        nape: isAtNape,
        'one-shoulder': is('oneSided'),
        shoulders: otherwise,
      },
      { 'to-edges': (facts) => isAtHem(facts) && is('parted')(facts) },
      { 'spread-ease': (facts) => is('eased')(facts) && !['side', 'hem', 'nape'].includes(facts.place) },
    ],
    press: [{ side: ({ place }) => place === 'side', narrow: is('narrow'), wide: otherwise }],
  },
  'attach-facing': {
    pin: [
      { 'turn-back': (facts) => isAtHem(facts) && is('parted')(facts) },
      {
        'one-armhole': isAtOneArmhole,
        'rolled-armhole': isRolled,
        'open-armholes': isAtArmhole,
        hem: isAtHem,
        bow: isOnBow,
        collar: isOnCollar,
        ruffle: ({ place }) => place === 'ruffle',
        across: is('oneSided'),
        neckline: otherwise,
      },
      {
        'to-slits': (facts) => isAtHem(facts) && is('slits')(facts),
        'to-vent': (facts) => isAtHem(facts) && is('vent')(facts),
      },
      {
        'bow-at-zip': (facts) => isOnBow(facts) && is('zipped')(facts),
        'collar-at-zip': (facts) => isOnCollar(facts) && is('zipped')(facts) && !breaksAtZip(facts),
        'short-at-zip': (facts) => isAtNeckline(facts) && is('zip', 'inset')(facts) && !is('zipped')(facts),
      },
      { 'round-keyhole': (facts) => is('keyhole')(facts) && ['neck', 'ruffle'].includes(facts.place) },
      { 'clip-notched': isOnNotched },
    ],
    sew: [
      {
        'one-armhole': isAtOneArmhole,
        'rolled-armhole': isRolled,
        'open-armholes': isAtArmhole,
        notched: isOnNotched,
        keyhole: is('keyhole'),
        edge: otherwise,
      },
    ],
    grade: [
      {
        'one-armhole': isAtOneArmhole,
        'rolled-armhole': isRolled,
        'back-armholes': isAtOpenBack,
        'front-armholes': isAtArmhole,
        collar: isOnCollar,
        garment: otherwise,
      },
      { 'trim-keyhole': (facts) => is('keyhole')(facts) && !isAtArmhole(facts) },
      { 'clip-corners': (facts) => is('cornered')(facts) && facts.place === 'neckline' },
    ],
  },
  'attach-front-facing': {
    pin: [
      {
        'sewn-to-slope': (facts) => isSewnDown(facts) && isBoundWrap(facts),
        'sewn-to-centre': isSewnDown,
        'to-lapel': hasCrossingLapel,
        'to-slope': isBoundWrap,
        edge: otherwise,
      },
    ],
    grade: [{ 'at-lapel': hasCrossingLapel, edge: otherwise }],
    sew: [
      {
        'to-lapel': hasCrossingLapel,
        'to-ruffle': isRuffled,
        'to-slope': isBoundWrap,
        'to-neck': isBoundLap,
        edge: otherwise,
      },
    ],
  },
  understitch: {
    sew: [
      {
        'crossing-lapel': hasCrossingLapel,
        'lapped-lapel': hasLappedLapel,
        lapel: hasLapel,
        neckline: otherwise,
      },
    ],
    turn: [
      {
        'lapped-lapel': hasLappedLapel,
        lapel: hasLapel,
        'collar-with-corners': is('standing', 'parted'),
        collar: is('standing'),
        neckline: otherwise,
      },
    ],
  },
  'finish-facing-at-zip': {
    fold: [
      { 'fold-side': isAtBareSide, fold: otherwise },
      {
        'meet-side': isAtBareSide,
        'meet-neckline': (facts) => isBare(facts) && !isAtHem(facts) && is('armholes')(facts),
        'meet-bow': (facts) => hasBow(facts) && !isAtHem(facts),
        'meet-lapel': (facts) => breaksAtZip(facts) && !isAtHem(facts),
        'meet-collar': (facts) => !isBare(facts) && facts.collar !== 'funnel' && !isAtHem(facts),
      },
    ],
  },
};
