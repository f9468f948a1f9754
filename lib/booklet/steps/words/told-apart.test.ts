import { expect, test } from 'vitest';
import type { Action } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import { say } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { sceneOf } from '../../pictures/passes/complete-scene';
import { type Job, jobsOf } from '../jobs/jobs';
import { factsOf } from './facts';
import { figuresOf } from './figures';

type Worn = Readonly<Record<string, string>>;

const LINED: Worn = { inside: 'lining', 'bust-shaping': 'side-dart', 'back-shaping': 'waist-darts' };

function titles(worn: Worn, operation: string, locale: TestLocale): string[] {
  const book = bookWith('jacket', worn, locale);
  const jobs = jobsOf(book).filter((job) => job.operation === operation);
  return jobs.map((job) => say(book, `operations.${operation}.title`, figuresOf(book, job)));
}

test.each(TEST_LOCALES)('what is done twice has a title of its own each time (%s)', (locale) => {
  for (const operation of ['sew-dart', 'sew-fisheye-dart', 'hem']) {
    const all = titles(LINED, operation, locale);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('sleeves grown on to their bodice are hemmed apart from its lower edge', () => {
  const book = bookWith('dress', { 'waist-seam': 'none', sleeve: 'kimono', 'sleeve-finish': 'hem' });
  const hems = jobsOf(book).filter(({ operation }) => operation === 'hem');
  expect(hems.map((job) => factsOf(book, job).hemmed)).toEqual(['sleeves', 'body']);
});

test.each(['side-dart', 'shoulder-dart', 'armhole-dart'])(
  'the words press a %s as its arrows point',
  (shaping) => {
    const book = bookWith('jacket', { 'bust-shaping': shaping, inside: 'facings' });
    const job = jobsOf(book).find(({ operation }) => operation === 'sew-dart') as Job;
    const press = actionsOf(book, job).find(({ key }) => key === 'press') as Action;
    const down = sceneOf(book, job, press).arrows.map(({ direction: [, y] }) => y < 0);
    const way = down.every(Boolean) ? 'down' : down.some(Boolean) ? 'mixed' : 'centre';
    expect(factsOf(book, job).leaning).toBe(way);
  },
);

const RAGLAN: Worn = { sleeve: 'raglan', inside: 'facings', 'sleeve-finish': 'bracelet' };

function doing(operation: string, key: string) {
  const book = bookWith('jacket', RAGLAN);
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const action = actionsOf(book, job).find((each) => each.key === key) as Action;
  return { scene: sceneOf(book, job, action), text: stepText(book, job, action) };
}

test('above its notch a raglan seam is pressed open, below it towards the sleeve', () => {
  const { arrows } = doing('sew-raglan', 'press').scene;
  const places = [...new Set(arrows.map(({ at }) => String(at)))];
  const ways = places.map((place) => arrows.filter(({ at }) => String(at) === place).length);
  expect(ways).toEqual([2, 2, 1, 2, 2, 1]);
});

test('the shoulder of raglan sleeves is theirs', () => {
  expect(doing('sew-shoulder', 'pin').text).toContain('manche devant sur la manche dos');
});

test('what is sewn down of a sleeve band at last is its inner edge, the band folded', () => {
  const { shown } = doing('attach-band', 'fell').scene;
  const worked = shown.filter(({ worked }) => worked.length > 0);
  expect(worked.map(({ piece }) => piece.part)).toEqual(['cuff']);
  const heights = worked.flatMap(({ outline = [] }) => outline).map(([, y]) => y);
  const [band] = worked.map(({ piece }) => piece.edges.flatMap(({ path }) => path.map((at) => at.at(-1))));
  const whole = (band ?? []).map(Number);
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(
    (Math.max(...whole) - Math.min(...whole)) / 2,
    6,
  );
});

test.each([
  ['bracelet', 'Fermer le bracelet de manche en rond'],
  ['ruffle', 'Fermer le volant de manche en rond'],
])('what is closed into a ring at the end of a sleeve is called by its name: %s', (finish, title) => {
  expect(titles({ ...RAGLAN, 'sleeve-finish': finish }, 'close-band', 'fr')).toEqual([title]);
});
