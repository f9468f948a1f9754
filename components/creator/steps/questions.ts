import { listingOf } from '@/lib/choices/catalogue';
import { type Chosen, isActive } from '@/lib/choices/ranges';

/** The four steps of the tape, in the order a garment is thought of. */
export const STEPS = ['body', 'neck', 'sleeve', 'extras'] as const;
export type Step = (typeof STEPS)[number];

/** Where a question of the catalogue stands; one that is not named here is asked last, among the extras. */
const STEP_OF: Readonly<Record<string, Step>> = {
  fit: 'body',
  silhouette: 'body',
  length: 'body',
  'waist-seam': 'body',
  skirt: 'body',
  'bust-shaping': 'body',
  'back-shaping': 'body',
  'hem-shape': 'body',
  'neckline-front': 'neck',
  'neckline-back': 'neck',
  collar: 'neck',
  sleeve: 'sleeve',
  'sleeve-length': 'sleeve',
  'sleeve-finish': 'sleeve',
};

/** Dimensions whose name does not begin with the question they belong to. */
const SLOT_OF_SIZE: Readonly<Record<string, string>> = {
  strap: 'sleeve',
  peplum: 'silhouette',
  cuff: 'sleeve-finish',
  bracelet: 'sleeve-finish',
  ease: 'fit',
  placket: 'opening',
  slit: 'side-slit',
  // Beside a lapel, which brings its neckline.
  neckline: 'collar',
};

export interface Question {
  readonly slot: string;
  /** The entry of the dictionary that tells more about it. */
  readonly word: string | undefined;
  readonly values: readonly string[];
  readonly sizes: readonly string[];
}

/** What is asked at a step of this garment: only what means something just now and leaves something to decide. */
export function questionsOf(step: Step, chosen: Chosen): readonly Question[] {
  const { slots, sizes } = listingOf(chosen.garment);
  const order = Object.keys(STEP_OF);
  const rank = (slot: string) => (order.indexOf(slot) + order.length + 1) % (order.length + 1);
  const names = Object.keys(slots).filter((slot) => isActive(chosen, slot));
  return names
    .filter((slot) => (STEP_OF[slot] ?? 'extras') === step)
    .sort((a, b) => rank(a) - rank(b))
    .map((slot) => ({
      slot,
      word: slots[slot]?.word,
      values: slots[slot]?.values ?? [],
      sizes: Object.keys(sizes).filter((size) => slotOfSize(size, names) === slot && isActive(chosen, size)),
    }))
    .filter(({ values, sizes }) => values.length > 1 || sizes.length > 0);
}

/** The question a dimension is set at: the longest slot its name begins with, or the one named for its first word. */
export function slotOfSize(size: string, slots: readonly string[]): string | undefined {
  const [longest] = slots
    .filter((slot) => size === slot || size.startsWith(`${slot}-`))
    .sort((a, b) => b.length - a.length);
  return longest ?? SLOT_OF_SIZE[size.split('-')[0] ?? ''];
}
