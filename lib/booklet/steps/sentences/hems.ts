import { otherwise } from '../../sentences';
import type { Facts } from '../words/facts';
import { is, type Sentences } from './sentences';

const isTurnedOnce = ({ turned }: Facts): boolean => turned === 'once';
const isTurnedTwice = ({ turned }: Facts): boolean => turned === 'twice';
/** Neither a facing of the front nor a zip reaches the end of a sleeve; a ruffle is hemmed before it meets the facing. */
const hasFacedFronts = ({ parted, hemmed }: Facts): boolean =>
  parted === 'yes' && hemmed !== 'sleeves' && hemmed !== 'ruffles';
const meetsZip = ({ separates, hemmed }: Facts): boolean => separates === 'yes' && hemmed !== 'sleeves';

/** A ruffle that neither an opening nor a slit parts is a ring; fronts sewn on each other have an end each. */
const isNot =
  (name: 'slits' | 'parted' | 'vent' | 'layered') =>
  (facts: Facts): boolean =>
    facts[name] === 'no';
const closesRound = (facts: Facts): boolean =>
  facts.closure !== 'front' &&
  (['slits', 'parted', 'vent', 'layered'] as const).every((name) => isNot(name)(facts));

/** An edge that no opening parts; over one shoulder a zip in the side runs up to it. */
const isClosedEdge = ({ closure, oneSided }: Facts): boolean =>
  closure === 'none' || (closure === 'side' && oneSided === 'no');

/** Where edges are bound, a lap keeps a facing of its own: the tape goes over both. */
const takesFacings = (facts: Facts): boolean =>
  is('parted', 'bound')(facts) && !['armhole', 'keyhole'].includes(facts.place);
/** The neckline comes apart in front, until crossed fronts are sewn on each other, and behind. */
const isInHalves = (facts: Facts): boolean =>
  is('layered')(facts) && facts.closure === 'back' && facts.place === 'neckline';
/** A halter is bound from the front under the arms and along the back. */
const isRoundBack = ({ place }: Facts): boolean => place === 'halter';
const isOfFacing = ({ place }: Facts): boolean => place.startsWith('facing');

export const HEMS: Sentences = {
  'bind-edge': {
    prepare: [
      { 'baste-facings': takesFacings },
      {
        'cut-for-facings': isOfFacing,
        'cut-for-halves': isInHalves,
        'cut-to-back': (facts) => isRoundBack(facts) && facts.closure === 'back',
        'cut-round-back': isRoundBack,
        'cut-beside-straps': ({ place }) => place === 'strapped',
        'cut-one-armhole': (facts) => is('oneSided')(facts) && facts.place === 'armhole',
        'cut-across': is('oneSided'),
        cut: otherwise,
      },
    ],
    sew: [{ 'on-facings': isOfFacing, edge: otherwise }],
  },
  hem: {
    press: [
      { 'open-pleats': is('creased') },
      { 'hang-and-overcast': (facts) => is('hangs')(facts) && isTurnedOnce(facts), hang: is('hangs') },
      { 'open-facings': hasFacedFronts },
      { 'draw-up-bends': (facts) => is('bends')(facts) && isTurnedTwice(facts) },
      { 'turn-twice': isTurnedTwice, 'turn-once': otherwise },
      {
        'shrink-fullness': (facts) => is('flared')(facts) && isTurnedOnce(facts),
        'spread-fullness': is('flared'),
      },
      { 'fold-ends': meetsZip },
    ],
    sew: [
      { edge: isTurnedTwice, hidden: is('hidden'), blind: otherwise },
      {
        'return-lined-facings': (facts) => hasFacedFronts(facts) && is('lined')(facts),
        'return-facings': hasFacedFronts,
      },
      { 'sew-ends': meetsZip },
      { 'press-pleats': is('creased') },
    ],
  },
  'join-ruffle': { pin: [{ ring: closesRound, strips: otherwise }, { sides: isNot('slits') }] },
  'join-edge-ruffle': { pin: [{ ring: isClosedEdge, strips: otherwise }] },
  'gather-hem-ruffle': {
    pin: [
      { 'open-facings': is('parted') },
      { pin: otherwise },
      { 'to-edge': is('parted') },
      { 'to-slit': is('slits'), 'to-vent': is('vent') },
    ],
  },
};
