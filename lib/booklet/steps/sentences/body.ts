import { otherwise } from '../../sentences';
import type { Facts } from '../words/facts';
import { is, opensAtBareSide, type Sentences } from './sentences';

/** The sides of a lining, one of which opens with the zip. */
const opensAtSide = ({ closure, place }: Facts): boolean => closure === 'side' && place === 'side';

/** The body of a garment, its openings, pockets, sleeves, lining and belt. */
export const BODY: Sentences = {
  staystitch: { sew: [{ 'along-top': is('haltered'), across: is('oneSided'), sew: otherwise }] },
  'sew-shoulder': {
    pin: [
      { sleeves: is('overarm', 'raglan'), extended: is('overarm'), one: is('oneSided'), plain: otherwise },
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
    pin: [{ 'lift-facing': (facts) => is('armholes')(facts) || is('topped')(facts) }, { pin: otherwise }],
    sew: [
      { right: ({ closure }) => closure === 'side', both: otherwise },
      { 'leave-pockets': is('pocketed') },
      { 'leave-tie-gap': is('tied') },
    ],
  },
  'join-skirt': {
    pin: [
      {
        'back-panelled': (facts) => is('frontGathered')(facts) && facts.skirt === 'panelled',
        back: is('frontGathered'),
        panelled: ({ skirt }) => skirt === 'panelled',
        plain: otherwise,
      },
    ],
  },
  'gather-skirt': { gather: [{ gather: otherwise }, { 'leave-lap-flat': is('lapped') }] },
  'insert-zip': { place: [{ 'lift-facing': is('armholes') }, { place: otherwise }] },
  'insert-side-zip': {
    place: [
      { 'lift-facing': (facts) => opensAtBareSide(facts) && is('armholes')(facts) },
      { place: otherwise },
      { 'stop-at-edge': opensAtBareSide, 'stop-at-mark': otherwise },
    ],
    first: [{ 'from-edge': opensAtBareSide, 'from-mark': otherwise }],
    close: [{ 'from-edge': opensAtBareSide, 'from-mark': otherwise }, { 'fold-tapes': opensAtBareSide }],
  },
  'sew-hook-above-zip': { sew: [{ 'at-side': opensAtBareSide, 'at-back': otherwise }] },
  'insert-separating-zip': { place: [{ 'lift-facing': is('armholes') }, { place: otherwise }] },
  'set-sleeve': {
    pin: [{ pin: otherwise }, { 'draw-threads': is('threads'), 'spread-ease': is('eased') }],
    press: [{ 'remove-threads': is('threads') }, { press: otherwise }],
  },
  'hem-pocket-mouth': { fold: [{ one: is('single'), each: otherwise }] },
  'attach-patch-pocket': { place: [{ one: is('single'), each: otherwise }] },
  'sew-pocket-bag': {
    sew: [{ 'in-seam': is('pocketed'), welt: otherwise }, { 'take-out-basting': is('basted') }],
  },
  'sew-lining': {
    sew: [{ sew: otherwise }, { 'leave-at-zip': opensAtSide, 'leave-tie-gap': is('tied') }],
    press: [{ press: otherwise }, { 'clip-raglan': is('raglan'), 'clip-underarm': is('grownOn') }],
  },
  'fell-lining': { fold: [{ 'at-side': ({ closure }) => closure === 'side', 'at-centre': otherwise }] },
  'hem-lining': { sew: [{ sew: otherwise }, { 'close-at-facings': is('parted') }] },
  'attach-lining': {
    sew: [{ sew: otherwise }, { 'stop-above-hem': is('parted') }],
    press: [
      {
        'press-with-sleeves': (facts) => is('sleeved')(facts) || is('raglan')(facts) || is('grownOn')(facts),
        press: otherwise,
      },
    ],
  },
  'fell-lining-sleeve': { pull: [{ pull: otherwise }, { 'slash-lining': is('slashed') }] },
  'turn-strip': {
    turn: [
      { turn: otherwise },
      { 'close-opening': ({ belt }) => belt !== 'buckle' },
      { topstitch: otherwise },
    ],
  },
  'sew-buttons': {
    mark: [
      { fly: is('fly'), double: is('double'), single: otherwise },
      { 'second-row': (facts) => is('double')(facts) && !is('fly')(facts) },
    ],
  },
};
