import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookOf, bookWith } from '@/lib/testing/booklet/book';
import { draftOf } from '@/lib/testing/booklet/designs';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import { type Book, say } from '../../book';
import { notionLines } from '../../chapters/notions';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { figuresOf } from '../../steps/words/figures';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

test.each([
  ['front', { 'neckline-front': 'keyhole' }],
  ['back', { opening: 'back-keyhole' }],
] as const)(
  'the halves of a %s with a slit are joined below it, the one with the loop on top',
  (part, worn) => {
    const book = bookWith('top', worn);
    const job = jobsOf(book).find(({ operation }) => operation === 'make-loop');
    const [place] = job ? actionsOf(book, job) : [];
    if (!job || !place) throw new Error('No loop is made');
    const { shown } = sceneOf(book, job, place);
    expect(shown.map(({ piece }) => piece.part)).toEqual([part, part]);
    const [left, right] = shown.map((each) => boundsOf(outlineOf(each))).sort((a, b) => a.left - b.left);
    expect(right?.left).toBeCloseTo(left?.right ?? Number.NaN, 1);
    expect(shown.map(({ worked }) => worked.length)).toEqual([0, 1]);
  },
);

function opened(opening: string, width: number, locale: TestLocale = 'fr'): Book {
  const options = { collar: 'bow', opening, silhouette: 'straight', 'back-shaping': 'none' };
  const choices = completeChoices('top', options, { 'collar-width': width });
  return bookOf(draftOf(choices), locale);
}

const jobOf = (book: Book, operation: string): Job =>
  jobsOf(book).find((job) => job.operation === operation) as Job;

const textOf = (book: Book, operation: string): string => {
  const job = jobOf(book, operation);
  return actionsOf(book, job)
    .map((action) => stepText(book, job, action))
    .join(' ');
};

const NAMES = { fr: /agrafe/, en: /hook/, de: /Haken/ } as const;

test.each(TEST_LOCALES)('a bow over a centre-back zip is hooked, and the hooks are bought (%s)', (locale) => {
  for (const width of [3, 6, 9]) {
    const book = opened('back-zip', width, locale);
    expect(notionLines(book).filter((line) => NAMES[locale].test(line))).toHaveLength(1);
    expect(textOf(book, 'sew-hook')).toMatch(NAMES[locale]);
  }
});

test('several hooks are told where they go', () => {
  const title = (book: Book) =>
    say(book, 'operations.sew-hook.title', figuresOf(book, jobOf(book, 'sew-hook')));
  expect(title(opened('back-zip', 3))).toBe('Poser l’agrafe');
  expect(title(opened('back-zip', 6))).toBe('Poser les agrafes');
  expect(textOf(opened('back-zip', 6), 'sew-hook')).toContain('à mi-hauteur');
  expect(textOf(opened('back-zip', 9), 'sew-hook')).toContain('les 3 agrafes');
});

test.each(TEST_LOCALES)(
  'a band is left free as far as the neckline goes, which no notch shows (%s)',
  (locale) => {
    for (const opening of ['back-zip', 'none']) {
      const book = opened(opening, 6, locale);
      const seam = book.measured.seams.find(({ id }) => id === 'collar-neck');
      expect(textOf(book, 'sew-collar')).toContain(book.numbers.length(seam?.a.length ?? 0));
    }
  },
);

test('a band cut in two says so', () => {
  expect(textOf(opened('back-zip', 6), 'sew-collar')).toContain('chaque moitié');
  expect(textOf(opened('none', 6), 'sew-collar')).not.toContain('moitié');
});

const shownOf = (book: Book, operation: string, key: string) => {
  const job = jobOf(book, operation);
  const action = actionsOf(book, job).find((each) => each.key === key);
  return action ? sceneOf(book, job, action).shown : [];
};

test('a bow is drawn folded from when it is turned, its hooks at the fold and below it', () => {
  const book = opened('back-zip', 6);
  for (const { outline, creased, worked, side } of shownOf(book, 'sew-collar', 'turn')) {
    const heights = outline?.map(([, y]) => y) ?? [];
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(6);
    expect([side, creased?.length, worked]).toEqual(['right', 1, []]);
  }
  const hooked = shownOf(book, 'sew-hook', 'sew');
  expect(hooked).toHaveLength(2);
  for (const { worked } of hooked) {
    const levels = worked.map((bar) => bar[0]?.[1] ?? 0);
    expect(levels).toHaveLength(2);
    expect(levels[0]).toBeGreaterThan(5.5);
    expect(levels[1]).toBeCloseTo(3);
  }
});

test.each([
  ['neck-facing-back', 'right', {}],
  ['back', 'wrong', { inside: 'bias-binding' }],
] as const)(
  'above a zip one hook is shown at the top of each half of the %s, its %s side up',
  (id, up, own) => {
    const book = bookWith('top', { opening: 'back-zip', ...own });
    const shown = shownOf(book, 'sew-hook-above-zip', 'sew');
    expect(shown.map(({ piece, side }) => [piece.id, side])).toEqual([
      [id, up],
      [id, up],
    ]);
    const edge = book.measured.piece(id)?.edges.find(({ line }) => line === 'centre');
    const top = Math.max(...(edge?.points ?? []).map(({ y }) => y));
    for (const { worked } of shown) {
      expect(worked).toHaveLength(1);
      expect(top - (worked[0]?.[0]?.[1] ?? 0)).toBeCloseTo(0.3);
    }
  },
);
