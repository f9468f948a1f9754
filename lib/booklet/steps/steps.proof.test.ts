import { describe, expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import type { OperationName } from '@/lib/operations/names';
import { pieceOf } from '@/lib/pattern/find';
import { DESIGNS_APART, draftOf, TEST_DESIGNS } from '@/lib/testing/booklet/designs';
import { TEST_LOCALES, type TestLocale, testWords } from '@/lib/testing/booklet/words';
import { openBook } from '../book';
import { certified } from '../chapters/certificate';
import { notionLines } from '../chapters/notions';
import { cuttingLine } from '../chapters/pieces';
import { actionsOf, stepText } from '../chapters/steps';
import { toldSeam } from '../chapters/told-seam';
import { clothNeeds } from '../cloth-needs';
import type { Shown } from '../pictures/cloth/scene';
import { sceneOf } from '../pictures/passes/complete-scene';
import { innerPlaces } from './edges/find-inner-places';
import { handled } from './edges/narrow-job';
import { type Job, jobsOf, piecesOf } from './jobs/jobs';

const options = (locale: TestLocale) => ({
  words: testWords(locale),
  locale,
  patternName: 'Essai',
  wearer: 'Ida',
  date: '2026-11-21',
  code: 'X',
  unit: 'cm' as const,
});

test('an operation nobody described is refused, not skipped', () => {
  const book = openBook(draftOf(defaultChoices('top')), options('fr'));
  const [job] = jobsOf(book) as [Job];
  expect(() => actionsOf(book, { ...job, operation: 'sew-by-magic' as OperationName })).toThrow(
    'sew-by-magic',
  );
});

/** Operations that end with a button on. */
const SEWS_BUTTONS = ['sew-buttons', 'button-cuff', 'make-loop', 'attach-half-belt'];

/** Drawn when the first test asks, so that a design that cannot be drawn fails its own tests only. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

describe.each([...TEST_DESIGNS, ...DESIGNS_APART])('$name', ({ choices, size }) => {
  const opened = once(() => {
    const draft = draftOf(choices, size);
    const book = openBook(draft, options('fr'));
    return { draft, book, jobs: jobsOf(book) };
  });

  test('sews every seam and does every operation of the draft exactly once, in the order of stages', () => {
    const { draft, jobs } = opened();
    const seams = jobs.flatMap((job) => job.seams.map(({ id }) => id));
    expect(seams.sort()).toEqual(draft.seams.map(({ id }) => id).sort());
    const operations = jobs.flatMap((job) => job.operations.map(({ id }) => id));
    for (const { id } of draft.operations) expect(operations.filter((done) => done === id)).toHaveLength(1);
    const stages = jobs.map(({ stage }) => stage);
    expect(stages).toEqual([...stages].sort((a, b) => a - b));
  });

  test('shows no piece the draft has not, and works on every piece', () => {
    const { draft, jobs } = opened();
    const handled = new Set(jobs.flatMap(piecesOf));
    expect([...handled].sort()).toEqual(draft.pieces.map(({ id }) => id).sort());
  });

  test('lists in the cutting list what the draft cuts', () => {
    const { draft, book } = opened();
    for (const piece of draft.pieces) {
      const line = cuttingLine(book, piece);
      expect(line).toContain(`Couper ${piece.cut.count}\u00a0×`);
      expect(line.includes('pli')).toBe(piece.cut.onFold);
      expect(line.includes('miroir')).toBe(piece.cut.mirrored);
    }
  });

  test('lists every notion of the draft, what is alike counted together', () => {
    const { draft, book } = opened();
    const alike = new Set(
      draft.notions.map(({ kind, length, width }) => JSON.stringify([kind, length, width])),
    );
    const lines = notionLines(book);
    expect(lines).toHaveLength(alike.size);
    for (const { length } of draft.notions)
      if (length !== undefined)
        expect(lines.some((line) => line.includes(book.numbers.length(length)))).toBe(true);
  });

  test('sews on as many buttons as it has bought', () => {
    const { draft } = opened();
    const bought = draft.notions.filter(({ kind }) => kind === 'button');
    const sewn = draft.operations.filter(({ operation }) => SEWS_BUTTONS.includes(operation));
    const total = (counts: readonly (string | number | undefined)[]) =>
      counts.reduce<number>((sum, count) => sum + Number(count ?? 1), 0);
    expect(total(sewn.map(({ figures }) => figures.count))).toBe(total(bought.map(({ count }) => count)));
  });

  test('quotes one width only where the edges to be sewn all have it', () => {
    const { jobs } = opened();
    for (const { operation, seams } of jobs) {
      const sides = seams.filter(({ dart }) => !dart).flatMap(({ a, b }) => [...a.steps, ...b.steps]);
      const widths = new Set(sides.map(({ edge }) => edge.allowance.toFixed(3)));
      expect([operation, widths.size]).toEqual([operation, Math.min(widths.size, 1)]);
    }
  });

  test('shows where a button, a pocket or a slit goes', () => {
    const { draft, book, jobs } = opened();
    for (const job of jobs) {
      const placed = draft.pieces.filter((piece) => innerPlaces(job.operation, piece).length > 0);
      const isPlaced = (id: string) => placed.some((piece) => piece.id === id);
      const seen = new Set<string>();
      // A piece that is fused shows what is laid on it instead.
      const actions = actionsOf(book, job).filter(({ key }) => key !== 'fuse');
      for (const action of actions) {
        const { shown } = sceneOf(book, job, action);
        for (const id of piecesOf(handled(book, job, action)).filter(isPlaced)) {
          const drawn = shown.filter(({ piece }) => piece.id === id);
          // A fold is marked as such; a patch lies on its mark, a strip along its slash, and both hide it.
          const isMarked = ({ worked, creased = [] }: Shown) => worked.length + creased.length > 0;
          const lying = shown.slice(1 + shown.findIndex(({ piece }) => piece.id === id));
          const marked = drawn.some(isMarked) || lying.some(isMarked);
          expect([job.operation, id, marked]).toEqual([job.operation, id, true]);
          seen.add(id);
        }
      }
      if (actions.length > 0)
        expect([job.operation, seen]).toEqual([job.operation, new Set(piecesOf(job).filter(isPlaced))]);
    }
  });

  test('overcasts what is pressed open while it is still flat, and under a lining only what hangs free', () => {
    const { draft, book, jobs } = opened();
    const overcast = jobs.find(({ operations }) => operations.some(({ id }) => id === 'overcast'));
    if (draft.operations.some(({ operation }) => operation === 'attach-lining-hem')) {
      expect(overcast).toBeUndefined();
      const hems = jobs.filter(({ operation }) => operation === 'hem' || operation.startsWith('set-'));
      for (const job of hems)
        for (const action of actionsOf(book, job))
          expect(stepText(book, job, action)).not.toMatch(/[Ss]urfil/);
      return;
    }
    if (draft.pieces.some(({ material }) => material === 'lining')) {
      const edges = overcast?.operations.flatMap((operation) => operation.edges) ?? [];
      const partOf = (id: string) => pieceOf(draft, id)?.part;
      expect(edges.length).toBeGreaterThan(0);
      if (draft.seams.some(({ operation }) => ['join-skirt', 'gather-skirt'].includes(operation)))
        for (const { piece } of edges) expect(partOf(piece)).toMatch(/^(skirt|ruffle|pocket)/);
      return;
    }
    const first = jobs.find(
      (job) =>
        actionsOf(book, job).some((action) => action.view === 'opened' && action.press === 'open') &&
        job.seams.some(({ dart, a }) => !dart && a.steps.some(({ piece }) => piece.piece.part !== 'facing')),
    );
    expect(overcast?.stage).toBeLessThan(first?.stage ?? 0);
  });

  test('certifies every seam to a millimetre', () => {
    const { book } = opened();
    for (const view of book.measured.seams) expect(Math.abs(toldSeam(view).left), view.id).toBeLessThan(0.1);
  });

  test('calls no two seams of the certificate the same', () => {
    const { draft } = opened();
    for (const locale of TEST_LOCALES) {
      const names = certified(openBook(draft, options(locale))).map(([name]) => name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  test('buys cloth for every material in every width, and enough of it', () => {
    const { draft, book } = opened();
    const materials = new Set(draft.pieces.map(({ material }) => material));
    expect(clothNeeds(book.draft)).toHaveLength(materials.size * 4);
    for (const { layout, buy } of clothNeeds(book.draft))
      if (layout) expect(buy).toBeGreaterThan(layout.length + 3.9);
  });
});
