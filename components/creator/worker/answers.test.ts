import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { answerCloth } from './answer-cloth';
import { answerDraw } from './answer-draw';
import { answerFigures } from './answer-figures';
import { answerThumbnails } from './answer-thumbnails';
import type { Answer, ClothAnswered, DrawJob, FiguresFound, ThumbnailsFound } from './protocol';

type Drawn = Extract<Answer, { kind: 'drawn' }>;

const body = STANDARD_SIZES['40'];
const words = { fold: 'fold', selvedge: 'selvedge' };
const firstDraw = (job: DrawJob, id: number) => answerDraw(job, id).next().value as Answer;

describe.each(GARMENTS)('answers about a %s', (garment) => {
  const choices = defaultChoices(garment);

  it('are pictures with lines that can move', () => {
    const answer = firstDraw({ kind: 'draw', choices, body, views: ['front', 'back', 'pieces'] }, 7) as Drawn;
    expect(answer).toMatchObject({ kind: 'drawn', id: 7 });
    for (const picture of Object.values(answer.pictures)) {
      expect(picture.strokes.length).toBeGreaterThan(3);
      const ids = picture.strokes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(picture.strokes.some(({ trail }) => trail !== undefined)).toBe(true);
      for (const { d } of picture.strokes) expect(d).toMatch(/^M-?[\d.]/);
      for (const figure of picture.box) expect(Number.isFinite(figure)).toBe(true);
    }
    expect(answer.summary.pieces.length).toBeGreaterThan(1);
  });

  it('come once when every seam proves sound', () => {
    const job = { kind: 'draw', choices, body, views: ['front'] } as const;
    expect([...answerDraw(job, 3)].map((given) => given?.kind)).toEqual(['drawn', 'rest']);
  });

  it('say nothing of a drawing the page knows but its proof, and draw ahead what comes next', () => {
    const job = { kind: 'draw', choices, body, views: ['front'], known: true, next: [choices] } as const;
    const given = [...answerDraw(job, 4)];
    expect(given.map((each) => each?.kind)).toEqual(['shown', 'rest', 'ahead', 'rest']);
    const ahead = given.find((each) => each?.kind === 'ahead');
    expect(ahead).toHaveProperty('pictures', (firstDraw({ ...job, known: false }, 5) as Drawn).pictures);
  });

  it('keep the names of lines when only a size changes', () => {
    const names = (bust: number) => {
      const job = {
        kind: 'draw',
        choices,
        body: { ...body, bustCircumference: bust },
        views: ['front'],
      } as const;
      return (firstDraw(job, 1) as Drawn).pictures.front?.strokes.map(({ id }) => id);
    };
    expect(names(92)).toEqual(names(94));
  });

  it('are cloth and pages', () => {
    const job = { kind: 'figures', choices, body, clothWidth: 140, words } as const;
    const answer = [...answerFigures(job, 8)].at(-1) as FiguresFound;
    expect(answer.kind).toBe('figures');
    expect(answer.clothLength).toBeGreaterThan(50);
    expect(answer.clothLength).toBeLessThan(400);
    expect(answer.pagesA4).toBeGreaterThan(4);
    const touched = answer.laid?.picture.strokes.map(({ id }) => id.split('/')[0]);
    const { summary } = firstDraw({ kind: 'draw', choices, body, views: ['pieces'] }, 1) as Drawn;
    const shell = summary.pieces.filter(({ material }) => material === 'shell');
    for (const { id } of shell) expect(touched).toContain(id);
  });

  it('say of a piece of cloth whether it will do, and what would make it do', () => {
    const ask = (length: number) =>
      answerCloth(
        { kind: 'cloth', choices, body, words, cloth: { width: 140, length, nap: false } },
        11,
      ) as ClothAnswered;
    const ample = ask(1500);
    expect(ample).toMatchObject({ kind: 'cloth', fits: true });
    expect(ample.picture?.strokes.length).toBeGreaterThan(3);
    const used = ample.length as number;
    const short = ask(used - 30);
    expect(short.fits).toBe(false);
    expect(short.missing).toBeGreaterThan(20);
    expect(short.missing).toBeLessThan(45);
  });

  it('name what a contradictory body would need to change', () => {
    const twisted = { ...body, underbustCircumference: 120 };
    const answer = firstDraw({ kind: 'draw', choices, body: twisted, views: ['front'] }, 9);
    expect(answer).toMatchObject({ kind: 'refused', id: 9, code: 'implausible-body' });
    expect(answer).toHaveProperty('fields', expect.arrayContaining(['underbustCircumference']));
  });
});

it('show each garment whole, as it would carry on what is chosen', () => {
  const designs = Object.fromEntries(GARMENTS.map((garment) => [garment, defaultChoices(garment)]));
  const job = {
    kind: 'thumbnails',
    choices: defaultChoices('top'),
    body,
    slot: 'garment',
    chosen: [],
  } as const;
  const [answer] = [...answerThumbnails({ ...job, values: GARMENTS, designs }, 9)].filter(
    (each) => each?.kind,
  );
  const { pictures } = answer as ThumbnailsFound;
  expect(Object.keys(pictures)).toEqual([...GARMENTS]);
  const [, , , height] = pictures.top?.box ?? [];
  // A dress is the longest of them: all are seen at its scale.
  expect(height).toBeGreaterThan(90);
  expect(new Set(Object.values(pictures).map(({ markup }) => markup)).size).toBe(GARMENTS.length);
});
