import { createStore } from 'zustand/vanilla';
import type { Choices } from '@/lib/choices/types';
import type { Cloth } from '@/lib/layout/will-it-fit';
import { HAND_RESTS_MS } from '../hand';
import type { CreatorStore } from '../store/create-store';
import type { Creation } from '../store/creation';
import { bodyOf } from '../store/measures';
import { asWanted } from '../store/sizes-aside';
import {
  createPreviewClient,
  type PreviewClient,
  type PreviewHandlers,
  type WorkerLike,
} from '../worker/client';
import type { ClothAnswered, ClothJob, Picture, Summary, Thumbnail, View } from '../worker/protocol';

export interface PreviewState {
  /** `waiting` until the first picture; `broken` when the worker cannot be had. */
  readonly status: 'waiting' | 'ready' | 'broken';
  readonly pictures: Partial<Record<View, Picture>>;
  readonly summary: Summary | null;
  /** Cm of shell cloth to buy. */
  readonly clothLength: number | null;
  readonly pagesA4: number | null;
  /** What was found of the cloth last asked about; `null` while it is being laid out. */
  readonly cloth: ClothAnswered | null;
  /** Cards' pictures by slot and value. */
  readonly thumbnails: Readonly<Record<string, Readonly<Record<string, Thumbnail>>>>;
}

export interface Preview {
  readonly store: ReturnType<typeof createPreviewStore>;
  /** The views on the screen: of the others the last picture stays, until they are shown again. */
  show(views: readonly View[]): void;
  /** Keeps the cards of a question drawn until the returned function is called. */
  watch(slot: string, values: readonly string[]): () => void;
  /** Has drawn what may be chosen next, so that it can be shown at once. */
  foresee(next: readonly Choices[]): void;
  /** Finds out whether a piece of cloth will do for what is chosen. */
  tryCloth(cloth: Cloth, words: ClothJob['words']): void;
  /** Whether the last change came before the hand had rested: then all that moves on the screen follows at once. */
  isFollowing(): boolean;
  retry(): void;
  stop(): void;
}

const createPreviewStore = () =>
  createStore<PreviewState>(() => ({
    status: 'waiting',
    pictures: {},
    summary: null,
    clothLength: null,
    pagesA4: null,
    cloth: null,
    thumbnails: {},
  }));

/** Fabric is reckoned for the width most bolts have. */
export const CLOTH_WIDTH = 140;

/**
 * The hand has to rest this long before cards are drawn again and figures worked out: between two taps of a key it does
 * not. A layout cannot be interrupted, so it waits for a longer rest.
 */
const REST_MS = { cards: 300, figures: 1000 };

/** Follows a creation: every change is drawn by a worker, and the results are kept for the screen. */
export function connectPreview(creator: CreatorStore, spawn: () => WorkerLike): Preview {
  const store = createPreviewStore();
  const watched = new Map<string, readonly string[]>();
  /** For what each question's cards were last drawn: stepping to and fro draws nothing twice. */
  const asked = new Map<string, Pick<Creation, 'choices' | 'measures'>>();
  let views: readonly View[] = ['front'];
  let rests: readonly ReturnType<typeof setTimeout>[] = [];
  let movedAt = Number.NEGATIVE_INFINITY;
  let following = false;

  const open = (handlers?: Partial<PreviewHandlers>) =>
    createPreviewClient(spawn, {
      onDrawn({ pictures, summary }) {
        creator.getState().refused(null);
        store.setState((before) => ({
          status: 'ready',
          pictures: { ...before.pictures, ...pictures },
          summary: {
            ...summary,
            pieces: pictures.pieces ? summary.pieces : (before.summary?.pieces ?? []),
            fit: pictures.fit ? summary.fit : (before.summary?.fit ?? []),
          },
        }));
      },
      onRefused(refusal) {
        creator.getState().refused(refusal);
        store.setState({ status: 'ready', clothLength: null, pagesA4: null });
      },
      onCloth: (cloth) => store.setState({ cloth }),
      onFigures: ({ clothLength, pagesA4 }) => store.setState({ clothLength, pagesA4 }),
      onThumbnails: ({ slot, pictures }) =>
        store.setState((before) => ({ thumbnails: { ...before.thumbnails, [slot]: pictures } })),
      onFailure: () => store.setState(({ summary }) => ({ status: summary ? 'ready' : 'broken' })),
      ...handlers,
    });
  // What cannot be drawn is said by the picture's worker; this one merely has nothing to show for it.
  const openPatient = () =>
    open({
      onRefused: () => store.setState({ clothLength: null, pagesA4: null }),
      onFailure: () => store.setState({ clothLength: null, pagesA4: null }),
    });
  let client = open();
  // Cards and figures have a worker of their own: a layout that takes half a second never holds up the picture. It is
  // not started before the first picture is there, which needs all there is of a small processor.
  let patient: PreviewClient | undefined;
  const helper = () => {
    patient ??= openPatient();
    return patient;
  };
  const isWaiting = () => store.getState().status === 'waiting';

  const subject = () => {
    const { choices, measures } = creator.getState().history.present;
    return { choices, body: bodyOf(measures).body };
  };

  const draw = () => {
    const gesture = creator.getState().history.gesture ?? undefined;
    client.draw({ kind: 'draw', ...subject(), views, gesture });
    rest();
  };
  const follow = () => {
    const now = performance.now();
    following = now - movedAt < HAND_RESTS_MS;
    movedAt = now;
  };
  const stopResting = () => rests.forEach(clearTimeout);
  const rest = () => {
    stopResting();
    if (isWaiting()) return;
    rests = [setTimeout(askAllCards, REST_MS.cards), setTimeout(askFigures, REST_MS.figures)];
  };
  const askAllCards = () => {
    for (const [slot, values] of watched) askCards(slot, values);
  };
  const askFigures = () => helper().figures({ kind: 'figures', ...subject(), clothWidth: CLOTH_WIDTH });
  const askCards = (slot: string, values: readonly string[]) => {
    if (isWaiting()) return;
    const { present } = creator.getState().history;
    const { choices, measures } = present;
    const before = asked.get(slot);
    if (before?.choices === choices && before.measures === measures) return;
    asked.set(slot, { choices, measures });
    helper().thumbnails({ kind: 'thumbnails', ...subject(), choices: asWanted(present), slot, values });
  };

  const unsubscribeFirst = store.subscribe(({ status }, before) => {
    if (before.status !== 'waiting' || status !== 'ready') return;
    askAllCards();
    rest();
  });
  const unsubscribe = creator.subscribe(({ history: now }, { history: before }) => {
    const same =
      now.present.choices === before.present.choices && now.present.measures === before.present.measures;
    if (same) return;
    // Cards of the garment as it was would only hold up its new picture.
    patient?.pause();
    asked.clear();
    follow();
    draw();
  });
  draw();

  return {
    store,
    show(wanted) {
      if (wanted.join() === views.join()) return;
      views = wanted;
      draw();
    },
    watch(slot, values) {
      watched.set(slot, values);
      askCards(slot, values);
      return () => watched.delete(slot);
    },
    tryCloth(cloth, words) {
      store.setState({ cloth: null });
      helper().cloth({ kind: 'cloth', ...subject(), cloth, words });
    },
    foresee: (next) => client.foresee(next),
    isFollowing: () => following,
    retry() {
      client.close();
      store.setState({ status: 'waiting' });
      patient?.close();
      patient = undefined;
      client = open();
      asked.clear();
      draw();
    },
    stop() {
      stopResting();
      unsubscribe();
      unsubscribeFirst();
      client.close();
      patient?.close();
    },
  };
}
