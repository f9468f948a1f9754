import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCreatorStore } from '../store/create-store';
import { REVIVAL_MS, type WorkerLike } from '../worker/lasting-worker';
import type { WornAnswer, WornMessage, WornShown } from '../worker/worn-protocol';
import { connectWorn, WORN_REST_MS } from './worn-store';

/** A worker that keeps what it is told and answers when the test says so. */
class HandWorker implements WorkerLike<WornAnswer> {
  onmessage: WorkerLike<WornAnswer>['onmessage'] = null;
  onerror: WorkerLike<WornAnswer>['onerror'] = null;
  readonly heard: WornMessage[] = [];
  ended = false;
  postMessage(message: unknown) {
    this.heard.push(message as WornMessage);
  }
  terminate() {
    this.ended = true;
  }
  say(answer: unknown) {
    this.onmessage?.({ data: answer } as MessageEvent<WornAnswer>);
  }
  die() {
    this.onerror?.({ message: 'out of memory' } as ErrorEvent);
  }
  get lastId() {
    const last = this.heard.findLast((each) => each.kind === 'hang');
    return last?.kind === 'hang' ? last.id : 0;
  }
}

const worn = (id: number, phase: WornShown['phase']) => ({ kind: 'worn', id, phase });

function open(isStill = false) {
  const creator = createCreatorStore();
  const workers: HandWorker[] = [];
  const spawn = () => {
    const worker = new HandWorker();
    workers.push(worker);
    return worker;
  };
  const control = connectWorn({ creator, fabric: 'poplin', spawn, isStill: () => isStill });
  const state = () => control.store.getState();
  return { creator, workers, control, state, worker: () => workers.at(-1) as HandWorker };
}

describe('the garment as worn', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts no worker until it is looked at and the hand rests', () => {
    const { control, workers, worker } = open();
    vi.advanceTimersByTime(5000);
    expect(workers).toHaveLength(0);
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS - 1);
    expect(workers).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(worker().heard).toMatchObject([{ kind: 'hang', fabric: 'poplin' }]);
    control.stop();
    expect(worker().ended).toBe(true);
  });

  it('lets go of what hangs when a choice is made, and hangs the newest once', () => {
    const { control, creator, worker, state } = open();
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    const first = worker().lastId;
    creator.getState().choose('neckline-front', 'v');
    creator.getState().choose('neckline-front', 'boat');
    worker().say(worn(first, 'done'));
    expect(state().hung).toBeNull();
    vi.advanceTimersByTime(WORN_REST_MS);
    expect(worker().heard.map(({ kind }) => kind)).toEqual(['hang', 'stop', 'hang']);
    worker().say(worn(worker().lastId, 'done'));
    expect(state()).toMatchObject({ status: 'hung', hung: { job: { choices: { garment: 'top' } } } });
  });

  it('keeps the last shape while only a size changes', () => {
    const { control, creator, worker, state } = open();
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().say(worn(worker().lastId, 'done'));
    const before = state().hung;
    creator.getState().setSize('neckline-front-depth', 9);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().say(worn(worker().lastId, 'hanging'));
    expect(state().hung).toBe(before);
    worker().say(worn(worker().lastId, 'done'));
    expect(state().hung).not.toBe(before);
  });

  it('shows what was hung before at once', () => {
    const { control, creator, worker, state } = open();
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().say(worn(worker().lastId, 'done'));
    creator.getState().choose('neckline-front', 'v');
    creator.getState().undo();
    const { length } = worker().heard;
    vi.advanceTimersByTime(WORN_REST_MS);
    expect(state().status).toBe('hung');
    expect(worker().heard).toHaveLength(length);
  });

  it('shows nothing on its way where motion is unwelcome', () => {
    const { control, worker, state } = open(true);
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().say(worn(worker().lastId, 'hanging'));
    expect(state().hung).toBeNull();
    worker().say(worn(worker().lastId, 'done'));
    expect(state().hung).not.toBeNull();
  });

  it('asks another worker when one dies, and leaves the flat drawing when they all do', () => {
    const { control, workers, worker, state } = open();
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().die();
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(REVIVAL_MS);
    expect(workers).toHaveLength(2);
    expect(worker().heard).toMatchObject([{ kind: 'hang' }]);
    expect(state().status).toBe('hanging');
    worker().die();
    vi.advanceTimersByTime(2 * REVIVAL_MS);
    worker().die();
    expect(state().status).toBe('broken');
  });

  it('says why a garment does not hang', () => {
    const { control, worker, state } = open();
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().say({ kind: 'unhung', id: worker().lastId, code: 'pleated' });
    expect(state()).toMatchObject({ status: 'unhung', reason: 'pleated', hung: null });
  });

  it('hangs it anew in another cloth, once', () => {
    const { control, worker } = open();
    control.look(true);
    vi.advanceTimersByTime(WORN_REST_MS);
    worker().say(worn(worker().lastId, 'done'));
    control.cutFrom('poplin');
    vi.advanceTimersByTime(WORN_REST_MS);
    expect(worker().heard).toHaveLength(1);
    control.cutFrom('denim');
    vi.advanceTimersByTime(WORN_REST_MS);
    expect(worker().heard.at(-1)).toMatchObject({ kind: 'hang', fabric: 'denim' });
  });
});
