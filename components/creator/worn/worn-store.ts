import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FabricName } from '@/lib/fabrics/fabrics';
import { designOf } from '../preview/preview-requests';
import type { CreatorStore } from '../store/create-store';
import { startLastingWorker, type WorkerLike } from '../worker/lasting-worker';
import type { WornAnswer, WornJob, WornShown } from '../worker/worn-protocol';
import { createWornMemory } from './worn-memory';

/** A garment as it hangs, and for which design. */
export interface Hung {
  readonly job: WornJob;
  readonly answer: WornShown;
}

export interface WornState {
  /** `broken` when the worker cannot be had: the flat drawing stays. */
  readonly status: 'waiting' | 'hanging' | 'hung' | 'unhung' | 'broken';
  /** What is shown; it may be of another design than the one that is chosen now. */
  readonly hung: Hung | null;
  /** Why the newest design does not hang. */
  readonly reason: string | null;
}

/** The hand has to rest this long after a choice before the garment is hung, ms. */
export const WORN_REST_MS = 700;

export interface WornControl {
  readonly store: StoreApi<WornState>;
  /** Whether it is looked at: otherwise nothing is hung. */
  look(looking: boolean): void;
  /** Cut from another cloth. */
  cutFrom(fabric: FabricName): void;
  stop(): void;
}

interface WornNeeds {
  readonly creator: CreatorStore;
  readonly fabric: FabricName;
  readonly spawn: () => WorkerLike<WornAnswer>;
  /** Where motion is unwelcome, only what has come to rest is shown. */
  readonly isStill: () => boolean;
}

/** Hangs what is designed once the hand rests, in a worker that is started at the first look and ended with the screen. */
export function connectWorn({ creator, fabric: first, spawn, isStill }: WornNeeds): WornControl {
  const store = createStore<WornState>(() => ({ status: 'waiting', hung: null, reason: null }));
  const memory = createWornMemory();
  let worker: ReturnType<typeof startLastingWorker> | null = null;
  let asked: { readonly id: number; readonly job: WornJob } | null = null;
  let ids = 0;
  let looking = false;
  let fabric = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const receive = (answer: WornAnswer) => {
    if (answer.id !== asked?.id) return;
    const { job } = asked;
    if (answer.kind === 'failed') return store.setState({ status: 'broken' });
    if (answer.kind === 'unhung') return store.setState({ status: 'unhung', reason: answer.code });
    if (answer.phase === 'done') memory.put(job, answer);
    const { hung } = store.getState();
    const keepsLast = answer.phase !== 'done' && (isStill() || (hung !== null && isSameLook(hung.job, job)));
    if (!keepsLast) store.setState({ hung: { job, answer } });
    if (answer.phase === 'done') store.setState({ status: 'hung', reason: null });
  };
  const send = () => {
    if (!asked) return;
    worker?.post({ kind: 'hang', id: asked.id, ...asked.job });
  };
  const start = () =>
    startLastingWorker(spawn, {
      onAnswer: receive,
      onRevived: send,
      onFailure: () => store.setState({ status: 'broken' }),
    });
  const ask = () => {
    const job: WornJob = { ...designOf(creator), fabric };
    const known = memory.get(job);
    if (known) return store.setState({ status: 'hung', hung: { job, answer: known }, reason: null });
    asked = { id: ++ids, job };
    store.setState({ status: 'hanging', reason: null });
    worker ??= start();
    send();
  };
  const stopAsking = () => {
    clearTimeout(timer);
    if (asked) worker?.post({ kind: 'stop' });
    asked = null;
  };
  const askLater = (ms: number) => {
    stopAsking();
    if (looking && store.getState().status !== 'broken') timer = setTimeout(ask, ms);
  };
  const askAnew = () => {
    store.setState(({ status }) => ({ status: status === 'broken' ? status : 'waiting', reason: null }));
    askLater(WORN_REST_MS);
  };
  const unsubscribe = creator.subscribe(({ history: { present: now } }, { history: { present: before } }) => {
    if (now.choices !== before.choices || now.measures !== before.measures) askAnew();
  });

  return {
    store,
    look(wanted) {
      if (wanted === looking) return;
      looking = wanted;
      const { status } = store.getState();
      if (!wanted) stopAsking();
      else if (status !== 'hung' && status !== 'unhung') askLater(WORN_REST_MS);
    },
    cutFrom(next) {
      if (next === fabric) return;
      fabric = next;
      askAnew();
    },
    stop() {
      stopAsking();
      unsubscribe();
      worker?.close();
      worker = null;
    },
  };
}

/** Whether two designs differ in nothing but sizes: of the garment or of the body. */
export function isSameLook(a: WornJob, b: WornJob): boolean {
  return (
    a.choices.garment === b.choices.garment &&
    JSON.stringify(a.choices.options) === JSON.stringify(b.choices.options)
  );
}
