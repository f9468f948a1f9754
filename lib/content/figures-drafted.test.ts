import { describe, expect, it } from 'vitest';
import { turningGap } from '@/lib/booklet/steps/edges/turning-gap';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { wristGirth } from '@/lib/drafting/blocks/estimates';
import { drawDraft } from '@/lib/drafting/draft';
import { VENT_LAP } from '@/lib/drafting/slits/back-vent';
import { LOCALES } from '@/lib/i18n/locales';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';
import { lengthsIn, names } from '@/lib/testing/i18n/figures-in';
import de from '@/messages/de/booklet.json';
import en from '@/messages/en/booklet.json';
import fr from '@/messages/fr/booklet.json';
import { existing } from './articles';

const BODY = STANDARD_SIZES['40'];
const drafted = (garment: Garment, options: RawOptions): Draft =>
  drawDraft(completeChoices(garment, options, {}), BODY);

/** How wide a piece is, sewn, and how high. */
function sizeOf(draft: Draft, id: string): readonly [width: number, height: number] {
  const piece = pieceOf(draft, id) ?? expect.unreachable(id);
  const { seamLine } = viewPiece(piece);
  return [seamLine.extent(1, 0), seamLine.extent(0, 1)];
}

const noted = (draft: Draft, of: string) => draft.notions.find(({ kind }) => kind === of);

function roomInCasing(): number {
  const draft = drafted('dress', { silhouette: 'elastic-waist' });
  return sizeOf(draft, 'waist-casing-front')[1] - Number(noted(draft, 'elastic')?.width);
}

/** What a cord is longer than the fabric it is drawn through; it is bought by the whole centimetre. */
function endsOfCord(): number {
  const draft = drafted('dress', { silhouette: 'drawstring-waist' });
  return Math.floor(Number(noted(draft, 'cord')?.length) - Number(draft.finished.waist));
}

/** Two strips, joined at the back. */
const beyondWaist = (belt: 'tie' | 'buckle') => {
  const draft = drafted('dress', { belt });
  return 2 ** Number(belt === 'tie') * sizeOf(draft, 'belt')[1] - Number(draft.finished.waist);
};

/** A loop with its two ends turned in, about a belt of 4. */
const besideBelt = () => sizeOf(drafted('dress', { belt: 'tie' }), 'belt-loop')[1] - 2 - 4;

function easeOfCuff(): number {
  const options = { 'sleeve-finish': 'cuff', 'sleeve-length': 'long', opening: 'front-buttons' };
  const draft = drafted('top', options);
  return Number(draft.finished.sleeveHem) - wristGirth(BODY);
}

const chosen = (garment: Garment, options: RawOptions, size: string) =>
  Number(completeChoices(garment, options, {}).sizes[size as never]);

/** Lengths a word of the dictionary names, as they are drafted, cm. */
const DRAFTED: readonly (readonly [word: string, what: string, cm: () => number])[] = [
  ['casing', 'room beside the elastic', roomInCasing],
  ['drawstring', 'ends to tie', endsOfCord],
  ['belt', 'beyond the waist', () => beyondWaist('buckle')],
  ['tie-belt', 'beyond the waist', () => beyondWaist('tie')],
  ['tie-belt', 'left open', () => turningGap(drafted('dress', { belt: 'tie' }), { operation: 'sew-belt' })],
  ['belt-loop', 'room beside the belt', besideBelt],
  ['bagging-out', 'left open', () => turningGap(drafted('jacket', {}), { operation: 'attach-lining-hem' })],
  ['chest-pocket', 'width', () => sizeOf(drafted('top', { pockets: 'chest' }), 'pocket')[0]],
  ['cuff', 'ease', easeOfCuff],
  [
    'off-shoulder',
    'below the tip',
    () => chosen('top', { 'neckline-front': 'off-shoulder' }, 'neckline-front-depth'),
  ],
  ['vent', 'lap', () => VENT_LAP],
];

const OPERATIONS = { fr: fr.operations, en: en.operations, de: de.operations };
type Operations = (typeof OPERATIONS)['fr'];

/** Steps whose own words name the length a word of the dictionary names. */
const TOLD: readonly (readonly [word: string, step: (of: Operations) => string])[] = [
  ['notch', (of) => of['cut-out'].mark],
  ['roll-line', (of) => of['tape-roll-line'].press],
  ['understitching', (of) => of.understitch.sew.neckline],
  ['clipping', (of) => of['attach-facing'].grade.garment],
];

describe.each(LOCALES)('lengths the dictionary names in %s', (locale) => {
  const named = (word: string) => {
    const { matter, body } = existing(locale, 'dictionary', word);
    return lengthsIn(`${matter.summary} ${body}`);
  };

  it.each(DRAFTED)('%s, %s, is drafted so', (word, _, cm) => {
    expect(names(named(word), cm()), `${cm()} cm`).toBe(true);
  });

  it.each(TOLD)('%s is told so in the booklet', (word, step) => {
    const told = lengthsIn(step(OPERATIONS[locale] as Operations));
    expect(told.some(({ least }) => names(named(word), least))).toBe(true);
  });
});
