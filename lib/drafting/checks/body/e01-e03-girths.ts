import { SKIRT } from '@/lib/choices/slots/skirt';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { askedEase, type Girth, toldEase } from '../context/asked-ease';
import { bodyGirth } from '../context/body-girth';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

const MEASURE = { bust: 'bustCircumference', waist: 'waistCircumference', hip: 'hipCircumference' } as const;
// INVARIANTS E3: cloth that hangs in folds only has to clear the hip.
const FULL_CLEARS = 4;

const deviation = (girth: number, from: number, where: string): Reading => ({
  figure: Math.abs(girth - from),
  where: `${where} (${girth.toFixed(2)})`,
});

/** A skirt sewn on above the waist passes it loosely, and one that flares passes the hip. */
function hangsFree({ draft }: MeasuredDraft, name: Girth): boolean {
  const { options } = draft.choices;
  if ((options['waist-seam'] ?? 'none') === 'none') return options.silhouette === 'peplum' && name === 'hip';
  return name === 'waist' ? options['waist-seam'] === 'empire' : options.skirt !== 'straight';
}

/** Only a fitted garment is shaped to its ease at waist and hip; what cannot be taken in is told by the draft. */
function asked(context: MeasuredDraft, name: Girth): number | undefined {
  const { draft } = context;
  const { silhouette } = draft.choices.options;
  const shaped = name === 'bust' || (silhouette === 'fitted' && !draft.construction.waistShaping);
  if (name !== 'bust' && hangsFree(context, name)) return undefined;
  return shaped ? (toldEase(draft, name) ?? askedEase(draft, name)) : undefined;
}

function girthReadings(context: MeasuredDraft, name: Girth): Reading[] {
  const girth = bodyGirth(context, name);
  if (girth === undefined) return [];
  const { body, ease, choices } = context.draft;
  const measured = body[MEASURE[name]];
  const seamed = (choices.options['waist-seam'] ?? 'none') !== 'none';
  if (name === 'hip' && seamed && traitsOf(SKIRT, choices.options)?.cut === 'full')
    return [{ figure: girth - measured, where: 'hip of a full skirt', limits: atLeast(FULL_CLEARS) }];
  const stated = deviation(girth, measured + (ease[name] ?? Number.NaN), `${name}: body and ease as stated`);
  const wanted = asked(context, name);
  if (wanted === undefined) return [stated];
  return [stated, deviation(girth, measured + wanted, `${name}: body and ease as asked`)];
}

/** What the draft says it measures, against what its pieces measure. */
function statedReadings(context: MeasuredDraft, name: Girth): Reading[] {
  const girth = bodyGirth(context, name);
  const stated = context.draft.finished[name];
  if (girth === undefined || stated === undefined) return [];
  return [{ figure: Math.abs(girth - stated), where: `${name}: finished measure as stated` }];
}

function girthRule(id: string, name: Girth) {
  return defineRule({
    id,
    title: `The ${name} of the garment is the ${name} of the body and its ease`,
    limits: atMost(0.5),
    read: (context) => [...girthReadings(context, name), ...statedReadings(context, name)],
  });
}

/** INVARIANTS E1, E2 and E3. */
export const E1 = girthRule('E1', 'bust');
export const E2 = girthRule('E2', 'waist');
export const E3 = girthRule('E3', 'hip');
