import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Pause, Request, ThumbnailsFound } from './protocol';
import { createQueue } from './queue';

const REST_MS = 200;

let log: string[];

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const cards = (id: number) => ({ kind: 'thumbnails', id }) as unknown as Request;
const draw = (id: number) => ({ kind: 'draw', id }) as unknown as Request;

function* answers({ kind, id }: Request): Generator<Answer | Pause> {
  log.push(`begin ${id}`);
  if (kind === 'draw') {
    yield { kind: 'drawn', id } as Answer;
    yield { kind: 'rest', ms: REST_MS };
    log.push(`prove ${id}`);
    return;
  }
  if (id === 13) throw new Error('broken');
  yield null;
  log.push(`on ${id}`);
  yield null;
  yield { kind: 'thumbnails', id, slot: 's', pictures: {} } satisfies ThumbnailsFound;
}

const queueUp = () => createQueue(answers, ({ kind, id }) => log.push(`${kind} ${id}`));

it('answers one request after another', () => {
  const queue = queueUp();
  queue.hear(cards(1));
  queue.hear(cards(2));
  vi.runAllTimers();
  expect(log).toEqual(['begin 1', 'on 1', 'thumbnails 1', 'begin 2', 'on 2', 'thumbnails 2']);
});

it('lets go between two steps of all it was asked, and then works on', () => {
  const queue = queueUp();
  queue.hear(cards(1));
  queue.hear(cards(2));
  queue.hear({ kind: 'pause' });
  vi.runAllTimers();
  expect(log).toEqual(['begin 1', 'dropped 1', 'dropped 2']);
  queue.hear(cards(3));
  vi.runAllTimers();
  expect(log.slice(3)).toEqual(['begin 3', 'on 3', 'thumbnails 3']);
});

it('draws at once, and proves when nothing newer was asked while it rested', () => {
  const queue = queueUp();
  queue.hear(draw(1));
  vi.advanceTimersByTime(REST_MS / 2);
  queue.hear(draw(2));
  vi.runAllTimers();
  expect(log).toEqual(['begin 1', 'drawn 1', 'begin 2', 'drawn 2', 'prove 2']);
});

it('does not even begin to rest when something newer waits already', () => {
  const queue = queueUp();
  queue.hear(cards(1));
  queue.hear(draw(2));
  queue.hear(draw(3));
  vi.runAllTimers();
  expect(log.slice(3)).toEqual(['begin 2', 'drawn 2', 'begin 3', 'drawn 3', 'prove 3']);
});

it('says what broke, and goes on with the next', () => {
  const queue = queueUp();
  queue.hear(cards(13));
  queue.hear(cards(2));
  vi.runAllTimers();
  expect(log).toEqual(['begin 13', 'failed 13', 'begin 2', 'on 2', 'thumbnails 2']);
});
