// npm run test:hang [-- words]: every classic hung on four sizes and each of 30 bodies at the edge of what is possible, only
// those whose name holds every word. Lists where cloth goes through cloth, then what is missed.
import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { AppError } from '@/lib/errors/app-error';
import type { Body } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Form } from '@/lib/tryon/form';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import { tryOn } from '@/lib/tryon/try-on';
import { extremeBodies } from '../bodies';
import { formOfBody } from '../drafting/tried-on';
import { classics } from './classics';
import { type HangReading, readHung } from './hang-report';

const SIZES = ['34', '40', '48', '56'] as const;
const EXTREMES = 30;
/** Of pieces that cross, so many pairs are told. */
const LISTED = 4;

interface Hanging {
  readonly name: string;
  readonly choices: Choices;
  readonly body: Body;
}

function hangings(): Hanging[] {
  const all = classics();
  const onSizes = all.flatMap(({ id, choices }) =>
    SIZES.map((size) => ({ name: `${id}, size ${size}`, choices, body: STANDARD_SIZES[size] })),
  );
  const onExtremes = extremeBodies()
    .slice(0, EXTREMES)
    .flatMap(({ body, row }, i) => {
      const classic = all[i % all.length];
      return classic ? [{ name: `${classic.id}, extreme ${row}`, choices: classic.choices, body }] : [];
    });
  return [...onSizes, ...onExtremes];
}

const forms = new Map<Body, Form>();

/** The form of a body, made once however many garments hang on it. */
function formOf(body: Body): Form {
  const form = forms.get(body) ?? formOfBody(body);
  forms.set(body, form);
  return form;
}

/** What came of it; a body that is refused by name is no fault of the garment's. */
function hung({ choices, body }: Hanging): HangReading | string {
  try {
    const draft = drawDraft(choices, body);
    const worn = tryOn(draft, formOf(body), SHOWN_SPACING);
    return 'unhung' in worn ? worn.unhung : readHung(worn, draft);
  } catch (error) {
    if (error instanceof AppError) return `refused: ${error.code} ${error.fields.join(' ')}`;
    throw error;
  }
}

const words = process.argv.slice(2);
const wanted = hangings().filter(({ name }) => words.every((word) => name.includes(word)));
const results = wanted.map((own) => ({ name: own.name, result: hung(own) }));
const isHung = (result: HangReading | string): result is HangReading => typeof result !== 'string';
const faults = results.flatMap(({ name, result }) => {
  if (!isHung(result)) return [`${name}: ${result}`];
  return result.missed.map((missed) => `${name}: ${missed}`);
});
const crossings = results.flatMap(({ name, result }) => {
  if (!isHung(result) || result.crossings.length === 0) return [];
  const most = result.crossings.slice(0, LISTED).map(({ pieces, edges }) => `${pieces.join(' × ')} ${edges}`);
  return [`${name}: ${(100 * result.crossed).toFixed(1)} % of the edges cross: ${most.join(', ')}`];
});
const read = results.map(({ result }) => result).filter(isHung);
const worst = (of: (own: HangReading) => number) => Math.max(0, ...read.map(of)).toFixed(3);
process.stdout.write(
  `${[...crossings, ...faults].join('\n')}\n${results.length} hangings, ${read.length} hang, ${faults.length} findings; widest gap ${worst(({ gap }) => gap)} cm, at a sleeve head ${worst(({ head }) => head)} cm\n`,
);
process.exitCode = results.some(({ result }) => !isHung(result) && !result.startsWith('refused')) ? 1 : 0;
