import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Choices } from '@/lib/choices/types';
import type { ClothWidth } from '@/lib/fabrics/cloth-widths';
import type { Cloth } from '@/lib/layout/will-it-fit';
import { HAND_RESTS_MS } from '../hand';
import type { CreatorStore } from '../store/create-store';
import type { WorkerLike } from '../worker/lasting-worker';
import type { LayoutWords, View } from '../worker/protocol';
import { createPreviewRequests, designOf } from './preview-requests';
import { FIRST_STATE, type PreviewEvent, type PreviewState, reducePreview } from './preview-state';
import { openPreviewWorkers } from './preview-workers';

export interface Preview {
  readonly store: StoreApi<PreviewState>;
  /** The views on the screen: of the others the last picture stays, until they are shown again. */
  show(views: readonly View[]): void;
  /** Keeps the cards of a question drawn until the returned function is called. */
  watch(slot: string, values: readonly string[]): () => void;
  /** Has drawn what may be chosen next, so that it can be shown at once. */
  foresee(next: readonly Choices[]): void;
  /** Finds out whether a piece of cloth will do for what is chosen. */
  tryCloth(cloth: Cloth): void;
  /** Lays the pieces on cloth of another width. */
  layOn(width: ClothWidth): void;
  /** Whether the last change came before the hand had rested: then all that moves on the screen follows at once. */
  isFollowing(): boolean;
  retry(): void;
  stop(): void;
}

/** Follows a creation: every change is drawn by a worker, and the results are kept for the screen. */
export function connectPreview(creator: CreatorStore, spawn: () => WorkerLike, words: LayoutWords): Preview {
  const store = createStore<PreviewState>(() => FIRST_STATE);
  const dispatch = (event: PreviewEvent) => store.setState((before) => reducePreview(before, event));
  const isWaiting = () => store.getState().status === 'waiting';
  const workers = openPreviewWorkers(creator, dispatch, spawn);
  const cloth = () => ({ clothWidth: store.getState().clothWidth, words });
  const { cards, draw, figures, rest, stop } = createPreviewRequests(creator, workers, isWaiting, cloth);
  const pace = createPace();
  let views: readonly View[] = ['front'];

  const unsubscribeFirst = store.subscribe(({ status }, before) => {
    if (before.status !== 'waiting' || status !== 'ready') return;
    cards.askAll();
    rest();
  });
  const unsubscribe = onNewDesign(creator, () => {
    // Cards of the garment as it was would only hold up its new picture.
    workers.pause();
    cards.forget();
    pace.move();
    draw(views);
  });
  draw(views);

  return {
    store,
    show(wanted) {
      if (wanted.join() === views.join()) return;
      views = wanted;
      draw(views);
    },
    watch: cards.watch,
    layOn(width) {
      dispatch({ kind: 'width-chosen', width });
      figures();
    },
    tryCloth(cloth) {
      dispatch({ kind: 'cloth-asked' });
      workers.patient().cloth({ kind: 'cloth', ...designOf(creator), cloth, words });
    },
    foresee: (next) => workers.quick().foresee(next),
    isFollowing: pace.isFollowing,
    retry() {
      dispatch({ kind: 'retried' });
      workers.restart();
      cards.forget();
      draw(views);
    },
    stop() {
      stop();
      unsubscribe();
      unsubscribeFirst();
      workers.close();
    },
  };
}

/** Calls at each change of what is designed; a name or a view changes no drawing. */
function onNewDesign(creator: CreatorStore, act: () => void): () => void {
  return creator.subscribe(({ history: { present: now } }, { history: { present: before } }) => {
    if (now.choices !== before.choices || now.measures !== before.measures) act();
  });
}

/** Whether changes follow each other before the hand has rested. */
function createPace() {
  let movedAt = Number.NEGATIVE_INFINITY;
  let following = false;
  return {
    isFollowing: () => following,
    move() {
      const now = performance.now();
      following = now - movedAt < HAND_RESTS_MS;
      movedAt = now;
    },
  };
}
