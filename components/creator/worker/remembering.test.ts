import { expect, it, vi } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { lookAt } from './answer-draw';
import type { DrawJob, Drawn } from './protocol';
import { rememberingDraw } from './remembering';

const top = defaultChoices('top');
const deep = (cm: number): DrawJob => ({
  kind: 'draw',
  choices: { ...top, sizes: { ...top.sizes, 'neckline-front-depth': cm } },
  body: STANDARD_SIZES['38'],
  views: ['front'],
});
const depthOf = ({ choices }: DrawJob) => choices.sizes['neckline-front-depth'];

function open() {
  const look = vi.fn(lookAt);
  const answers = rememberingDraw(look);
  /** The picture, and all that follows it while the hand rests. */
  const ask = (job: DrawJob) => {
    const [first] = [...answers(job, 1)];
    return first as Drawn;
  };
  return { ask, drawn: () => look.mock.calls.map(([job]) => depthOf(job)) };
}

it('draws nothing again that it drew a moment ago, and answers the same', () => {
  const { ask, drawn } = open();
  const first = ask(deep(9));
  ask(deep(12));
  const again = ask(deep(9));
  expect(drawn().filter((cm) => cm === 9)).toHaveLength(1);
  expect(again.pictures).toEqual(first.pictures);
  expect(again.summary).toEqual(first.summary);
});

it('draws the next step of a hand that goes on before it is asked for', () => {
  const { ask, drawn } = open();
  ask(deep(9));
  ask(deep(9.5));
  expect(drawn()).toEqual([9, 9.5, 10]);
  ask(deep(10));
  expect(drawn()).toEqual([9, 9.5, 10, 10.5]);
});

it('draws anew for another body and another view', () => {
  const { ask, drawn } = open();
  ask(deep(9));
  ask({ ...deep(9), views: ['back'] });
  ask({ ...deep(9), body: STANDARD_SIZES['40'] });
  expect(drawn()).toEqual([9, 9, 9]);
});

it('forgets what lies long back', () => {
  const { ask, drawn } = open();
  for (let cm = 6; cm < 14; cm += 0.5) {
    ask(deep(cm));
    ask(deep(20 - cm));
  }
  ask(deep(6));
  expect(drawn().filter((cm) => cm === 6).length).toBeGreaterThan(1);
});
