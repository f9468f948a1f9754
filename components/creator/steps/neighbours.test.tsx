// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { neighboursAt } from './neighbours';
import { type Question, questionsOf } from './questions';
import { SlotQuestion } from './slot-question';

afterEach(cleanup);

const question = questionsOf('neck', defaultChoices('top')).find(({ slot }) => slot === 'neckline-front');

function open() {
  const { store } = renderCreator(<SlotQuestion question={question as Question} />);
  return store;
}

it('are the values to either side of the chosen one, round the ends', () => {
  const store = open();
  const { values } = question as Question;
  const [first, second] = values as [string, string];
  store.getState().choose('neckline-front', first);
  const radio = screen.getAllByRole('radio')[0] as HTMLElement;
  const { present } = store.getState().history;
  const found = neighboursAt(radio, present).map(({ options }) => options['neckline-front']);
  expect(found).toContain(second);
  expect(found.every((value) => value === second || value === values.at(-1))).toBe(true);
});

it('are what pressing them makes, to the letter', () => {
  const store = open();
  const radio = screen.getAllByRole('radio')[0] as HTMLElement;
  const [one] = neighboursAt(radio, store.getState().history.present);
  store.getState().choose('neckline-front', one?.options['neckline-front'] ?? '');
  expect(JSON.stringify(store.getState().history.present.choices)).toBe(JSON.stringify(one));
});

it('are a step of the tape to either side, within its range', () => {
  const store = open();
  const field = document.querySelector<HTMLElement>('[data-size=neckline-front-depth] input[type=range]');
  const now = () => store.getState().history.present;
  const depths = () =>
    neighboursAt(field as HTMLElement, now()).map(({ sizes }) => sizes['neckline-front-depth']);
  store.getState().setSize('neckline-front-depth', 10);
  const [less, more] = depths() as [number, number];
  expect(more - 10).toBeCloseTo(10 - less, 6);
  const lowest = Number((field as HTMLInputElement).min);
  store.getState().setSize('neckline-front-depth', lowest);
  expect(depths().every((cm) => (cm as number) > lowest)).toBe(true);
});

it('are none where nothing is chosen', () => {
  const store = open();
  expect(neighboursAt(document.body, store.getState().history.present)).toEqual([]);
});
