import { COLLAR } from '@/lib/choices/slots/collar';
import { backTraits } from '@/lib/choices/slots/neckline-back';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import { isSinglePocket } from '@/lib/choices/slots/pockets';
import type { Options } from '@/lib/choices/slots/registry';
import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { traitsOf } from '@/lib/choices/slots/traits';
import { WAIST_SEAM } from '@/lib/choices/slots/waist-seam';
import { hasLapel } from '@/lib/drafting/collars/revers';
import { hangs, hangsFromStraps } from '@/lib/drafting/cowl/cowled';
import { isOneSided } from '@/lib/drafting/one-shoulder/one-sided';
import { opensNeck, staysCrossed } from '@/lib/drafting/openings/way-in';
import { hasTops, isHaltered } from '@/lib/drafting/sleeves/straps';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import { FEATURES, type Feature } from '@/lib/operations/traits';
import type { Draft } from '@/lib/pattern/types';
import { isLined } from '../../book';
import { yes } from '../../sentences';
import { insetAtZip, isSewn } from '../edges/find-sewn';

/** Selectors are plain words: `half-belt` is `halfbelt`. */
export const selector = (value = 'none'): string => value.replaceAll('-', '');

/** What is so of the whole garment. */
export function garmentFacts(draft: Draft) {
  const { options } = draft.choices;
  const does = (asked: Question) => yes(isSewn(draft, asked));
  return {
    ...featuresOf(draft),
    zip: does(({ zip }) => zip === 'invisible'),
    separates: yes(draft.notions.some(({ kind }) => kind === 'separating-zip')),
    hidden: does(({ hides }) => hides === 'hem'),
    cornered: yes(isClipped(options)),
    divided: yes(isDivided(options)),
    lined: yes(isLined(draft)),
    inset: yes(insetAtZip(draft) > 0),
    double: yes(options.opening === 'double-breasted'),
    peplum: yes(options.silhouette === 'peplum'),
    hollowed: yes(isHollowed(options)),
    seamed: does(({ works }) => works === 'waist'),
    closure: closureOf(options),
    ring: yes(isRing(draft.choices)),
    knotted: yes(options.sleeve === 'tied-straps' || isHaltered(draft.choices)),
    haltered: yes(isHaltered(draft.choices)),
    collar: selector(options.collar),
    layered: yes(staysCrossed(draft.choices)),
    cowled: yes(hangs(draft.choices)),
    single: yes(isSinglePocket(options)),
    oneSided: yes(isOneSided(draft.choices)),
    bound: yes(isBound(options)),
    held: isBound(options) ? does(({ holdsFacing }) => holdsFacing === true) : yes(false),
    frilled: yes(isFrilled(options)),
    frill: frillOf(draft),
    ruffled: yes(options.ruffle === 'hem'),
    made: traitsOf(COLLAR, options)?.made ?? 'in-one',
    belt: selector(options.belt),
    skirt: selector(options.skirt),
    front: frontOf(draft.choices),
    edge: hasLapel(draft.choices) ? 'lapel' : 'plain',
    breaks: breaksAt(draft.choices),
    blades: yes(draft.construction.backFullnessFrom !== undefined),
  };
}

/** What its operations give it. */
function featuresOf({ operations, seams }: Draft) {
  const given = new Set([...operations, ...seams].map(({ operation }) => OPERATIONS[operation].gives));
  const told = FEATURES.map((feature) => [feature, yes(given.has(feature))] as const);
  return Object.fromEntries(told) as Record<Feature, ReturnType<typeof yes>>;
}

/** Whether the side seams go in at the waist; below an empire seam they run on straight from under the bust. */
const isHollowed = (options: Options): boolean =>
  traitsOf(SILHOUETTE, options)?.shaped === true && traitsOf(WAIST_SEAM, options)?.bodiceTo !== 'above';

/** Whether the edge of the neck runs all round: it does not where the front ends in a fold. */
const isRing = (choices: Draft['choices']): boolean =>
  !opensNeck(choices) && !staysCrossed(choices) && !hangs(choices) && !isOneSided(choices);

/** Corners stay where the cloth is whole; a point that comes apart with the opening is none. */
function isClipped(options: Options): boolean {
  const { face, opensNeck = false } = traitsOf(OPENING, options) ?? {};
  // Under a lapel the neckline is parted, whatever closes it below.
  const front = traitsOf(COLLAR, options)?.kind === 'lapel' ? undefined : frontTraits(options);
  const necklines = { front, back: backTraits(options) };
  return (['front', 'back'] as const).some((side) => {
    const { clipped = false, outline } = necklines[side] ?? {};
    return clipped && (outline === 'cornered' || face !== side || !opensNeck);
  });
}

/** Edges are bound: of facings only those of a lap are left. */
const isBound = (options: Options): boolean =>
  (options.inside === 'bias-binding' && traitsOf(COLLAR, options)?.kind !== 'lapel') ||
  hangsFromStraps({ options });

/** Whether a gathered strip is sewn to the neckline, all along its edge. */
const isFrilled = (options: Options): boolean =>
  (options.ruffle === 'neckline' && traitsOf(COLLAR, options)?.made === 'in-one' && !hasTops({ options })) ||
  traitsOf(COLLAR, options)?.kind === 'gathered';

/** Where a strip that is caught in the neckline goes: round it, or along the front alone, between straps, whole or in halves. */
function frillOf({ pieces, choices }: Draft): 'round' | 'front' | 'halves' {
  if (!hasTops(choices)) return 'round';
  return pieces.some(({ id, cut }) => id === 'neck-ruffle' && !cut.onFold) ? 'halves' : 'front';
}

/** Whether a flat collar is in two halves, parted at the centre back: where the garment opens, or in a point. */
function isDivided(options: Options): boolean {
  const points = backTraits(options)?.pointed ?? false;
  const flat = traitsOf(COLLAR, options)?.kind === 'following';
  return traitsOf(OPENING, options)?.face === 'back' || (points && flat);
}

/** Where the garment opens; `none` and `side` leave the neck a ring. */
export function closureOf(options: Options): string {
  const { crosses = false, face = 'none' } = traitsOf(OPENING, options) ?? {};
  return crosses ? 'wrap' : face;
}

/** Where a lapel breaks: where fronts cross, at the top of a lap, of a zip, or of the seam of a front that stays closed. */
function breaksAt(choices: Draft['choices']): string {
  if (!hasLapel(choices)) return 'nowhere';
  const { face, laps, crosses } = traitsOf(OPENING, choices.options) ?? {};
  if (crosses) return 'slope';
  if (face !== 'front') return 'centre';
  return laps ? 'lap' : 'zip';
}

function frontOf(choices: Draft['choices']): string {
  const { opening, collar = 'plain' } = choices.options;
  if (opening === 'wrap' || staysCrossed(choices)) return 'wrap';
  return breaksAt(choices) === 'lap' ? collar : 'plain';
}
