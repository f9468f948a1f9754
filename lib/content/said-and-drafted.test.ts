import { describe, expect, it } from 'vitest';
import { GARMENTS, listingOf } from '@/lib/choices/catalogue';
import { completeChoices } from '@/lib/choices/defaults';
import { easeFor } from '@/lib/drafting/blocks/ease';
import { SHARPEST_DART, WIDEST_DART } from '@/lib/drafting/bust-shapings/shaping';
import { drawDraft } from '@/lib/drafting/draft';
import { HEAD_PASSAGE } from '@/lib/drafting/passage';
import { boxPleats } from '@/lib/drafting/skirts/pleat-plan';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { STAGES } from '@/lib/operations/stages';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import { existing } from './articles';

/** Whole millimetres named in a text. */
const millimetres = (text: string) => [...text.matchAll(/(\d+)\s*mm/g)].map(([, figure]) => Number(figure));

const written = (locale: Locale, kind: 'dictionary' | 'blog', slug: string) => {
  const { matter, body } = existing(locale, kind, slug);
  return `${matter.summary} ${body}`;
};

/** A step is one message, or one for each of its sentences. */
type Step = string | Readonly<Record<string, string>>;
type Operations = Readonly<Record<string, Readonly<Record<string, Step>>>>;

async function operation(locale: Locale, name: string, step: string): Promise<string> {
  const { booklet } = (await loadMessages(locale, ['booklet'])) as { booklet: { operations: Operations } };
  const told = booklet.operations[name]?.[step] ?? '';
  return typeof told === 'string' ? told : Object.values(told).join(' ');
}

describe.each(LOCALES)('what is written in %s agrees with what is drafted', (locale) => {
  it('on where curves are staystitched', async () => {
    const [away] = millimetres(await operation(locale, 'staystitch', 'sew'));
    expect(millimetres(written(locale, 'dictionary', 'staystitching'))).toEqual([away]);
    expect(millimetres(written(locale, 'blog', 'necklines-that-lie-flat'))).toContain(away);
  });

  it('on where the threads of gathers lie', async () => {
    const told = await Promise.all([
      operation(locale, 'gather-skirt', 'gather'),
      operation(locale, 'set-gathered-sleeve', 'gather'),
    ]);
    const [away] = millimetres(told[0] ?? '');
    expect(told.map(millimetres)).toEqual([[away], [away]]);
    expect(millimetres(written(locale, 'dictionary', 'gathers'))).toEqual([away]);
    expect(millimetres(written(locale, 'blog', 'setting-a-sleeve'))[0]).toBe(away);
  });

  it('on how much larger the upper side of a flap is than the under one and its mouth', () => {
    const draft = drawDraft(completeChoices('jacket', { pockets: 'flap' }, {}), STANDARD_SIZES['40']);
    const width = (id: string) => {
      const piece = pieceOf(draft, id);
      return piece ? viewPiece(piece).seamLine.extent(1, 0) : Number.NaN;
    };
    const mouth = draft.operations.find((own) => own.operation === 'make-welt-pocket')?.figures.mouth;
    const upper = width('pocket-flap');
    const drafted = [upper - width('pocket-flap-under'), upper - Number(mouth)];
    expect(millimetres(written(locale, 'dictionary', 'flap'))).toEqual(
      drafted.map((cm) => Math.round(10 * cm)),
    );
  });

  it('on how much shorter the facing of a neck is than half its neckline', () => {
    const draft = drawDraft(completeChoices('dress', { sleeve: 'set-in' }, {}), STANDARD_SIZES['40']);
    const ease = draft.seams.find(({ id }) => id === 'neck-facing')?.ease ?? Number.NaN;
    expect(millimetres(written(locale, 'dictionary', 'facing'))).toEqual([Math.round(-10 * ease)]);
  });

  it('on the depth of hem that is first offered', () => {
    const paragraphs = existing(locale, 'blog', 'hems-by-shape').body.split('\n');
    const told = paragraphs.find((text) => /[«“„].?(Ourlet|Hem|Saum)\b/.test(text)) ?? '';
    const offered = GARMENTS.map((garment) =>
      Number.parseInt(listingOf(garment).slots.hem?.default ?? '', 10),
    );
    expect([...told.matchAll(/(\d) cm/g)].map(([, figure]) => Number(figure))).toEqual([...new Set(offered)]);
  });

  it('on the ease of each fit, row by row', () => {
    const rows = existing(locale, 'blog', 'choosing-ease').body.split('\n');
    const told = rows.map((row) => [...row.matchAll(/(\d+) cm/g)].map(([, cm]) => Number(cm)));
    const drafted = listingOf('dress').slots.fit?.values.map((fit) => {
      const { bust, waist, hip, biceps } = easeFor(completeChoices('dress', { fit, sleeve: 'set-in' }, {}));
      return [bust, waist, hip, biceps];
    });
    expect(told.filter(({ length }) => length === 4)).toEqual(drafted);
  });

  it('on how much a head needs to pass', () => {
    expect(written(locale, 'dictionary', 'pull-on')).toMatch(new RegExp(`\\b${HEAD_PASSAGE} cm`));
  });

  it('on when one dart is made two', () => {
    const widest = `${Math.round(10 * WIDEST_DART) / 10}`.replace('.', locale === 'en' ? '.' : ',');
    const body = existing(locale, 'blog', 'moving-a-dart').body.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(body).toContain(`${SHARPEST_DART.sewn}°`);
    expect(body).toContain(`${widest} cm`);
  });

  it('on the way the folds of a box pleat lie', async () => {
    const [, left, right] = boxPleats({ waist: 18, hip: 24 });
    expect(left?.onto).toBeLessThan(left?.atWaist ?? 0);
    expect(right?.onto).toBeGreaterThan(right?.atWaist ?? 0);
    const { catalogue } = (await loadMessages(locale, ['catalogue'])) as {
      catalogue: { values: { pleats: { box: { name: string } } } };
    };
    const turnedAway = { fr: /^Plis? ronds?$/, en: /^Box pleats?$/, de: /^Quetschfalten?$/ }[locale];
    expect(catalogue.values.pleats.box.name).toMatch(turnedAway);
    expect(existing(locale, 'dictionary', 'box-pleat').matter.title).toMatch(turnedAway);
  });

  it('on the order of work', () => {
    const words = {
      fr: ['entoilage', 'pinces', 'épaules', 'fermeture', 'encolure', 'côtés', 'manches', 'ourlets'],
      en: ['interfacing', 'darts', 'shoulders', 'zip', 'neckline', 'sides', 'sleeves', 'hems'],
      de: ['Einlage', 'Abnäher', 'Schultern', 'Verschluss', 'Ausschnitt', 'Seiten', 'Ärmel', 'Säume'],
    }[locale];
    const { interfacing, darts, shoulders, zip, neckline, sides, setSleeve, hem } = STAGES;
    const stages = [interfacing, darts, shoulders, zip, neckline, sides, setSleeve, hem];
    expect(stages).toEqual([...stages].sort((a, b) => a - b));
    expect(existing(locale, 'blog', 'reading-your-booklet').body).toContain(words.join(', '));
  });
});
