import { otherwise } from '../../sentences';
import { is, type Sentences } from './sentences';

/** The body of a garment, its openings, pockets and sleeves. */
export const BODY: Sentences = {
  'sew-shoulder': {
    pin: [
      { sleeves: is('overarm', 'raglan'), extended: is('overarm'), plain: otherwise },
      {
        'eased-sleeve': is('eased', 'raglan'),
        'eased-extended': is('eased', 'overarm'),
        'eased-plain': is('eased'),
      },
    ],
  },
  'sew-centre-back': {
    sew: [{ 'below-zip': is('zip'), 'below-keyhole': is('keyhole'), whole: otherwise }],
  },
  'sew-side': {
    sew: [
      { right: ({ closure }) => closure === 'side', both: otherwise },
      { 'leave-pockets': is('pocketed') },
      { 'leave-tie-gap': is('tied') },
    ],
  },
  'join-skirt': {
    pin: [{ panelled: ({ skirt }) => skirt === 'panelled', plain: otherwise }],
  },
  'set-sleeve': {
    pin: [{ pin: otherwise }, { 'draw-threads': is('threads'), 'spread-ease': is('eased') }],
  },
  'sew-pocket-bag': {
    sew: [{ 'in-seam': is('pocketed'), welt: otherwise }, { 'take-out-basting': is('basted') }],
  },
  'sew-buttons': {
    mark: [
      { fly: is('fly'), double: is('double'), single: otherwise },
      { 'second-row': (facts) => is('double')(facts) && !is('fly')(facts) },
    ],
  },
};
