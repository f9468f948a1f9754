import { createStore } from 'zustand/vanilla';
import type { CreatorStore } from '../store/create-store';
import { bodyOf } from '../store/measures';
import { createPreviewClient, type WorkerLike } from '../worker/client';
import type { FabricUse, Picture, Summary, View } from '../worker/protocol';

export interface PreviewState {
  /** `waiting` until the first picture; `broken` when the worker cannot be had. */
  readonly status: 'waiting' | 'ready' | 'broken';
  readonly pictures: Partial<Record<View, Picture>>;
  readonly summary: Summary | null;
  readonly fabrics: readonly FabricUse[] | null;
  readonly pagesA4: number | null;
  /** Cards' pictures by slot and value. */
  readonly thumbnails: Readonly<Record<string, Readonly<Record<string, Picture>>>>;
}

export interface Preview {
  readonly store: ReturnType<typeof createPreviewStore>;
  /** The views on the screen: the others are not drawn. */
  show(views: readonly View[]): void;
  /** Keeps the cards of a question drawn until the returned function is called. */
  watch(slot: string, values: readonly string[]): () => void;
  retry(): void;
  stop(): void;
}

const createPreviewStore = () =>
  createStore<PreviewState>(() => ({
    status: 'waiting',
    pictures: {},
    summary: null,
    fabrics: null,
    pagesA4: null,
    thumbnails: {},
  }));

/** Fabric is reckoned for the width most bolts have. */
export const FABRIC_WIDTH = 140;

/** The hand has to rest this long before cards and figures are worked out again. */
const REST_MS = 160;

/** Follows a creation: every change is drawn by a worker, and the results are kept for the screen. */
export function connectPreview(creator: CreatorStore, spawn: () => WorkerLike): Preview {
  const store = createPreviewStore();
  const watched = new Map<string, readonly string[]>();
  let views: readonly View[] = ['front', 'back'];
  let rest: ReturnType<typeof setTimeout> | undefined;

  const open = () =>
    createPreviewClient(spawn, {
      onDrawn({ pictures, summary }) {
        creator.getState().refused(null);
        store.setState((before) => ({
          status: 'ready',
          pictures: { ...before.pictures, ...pictures },
          summary,
        }));
      },
      onRefused(refusal) {
        creator.getState().refused(refusal);
        store.setState({ status: 'ready', fabrics: null, pagesA4: null });
      },
      onFigures: ({ fabrics, pagesA4 }) => store.setState({ fabrics, pagesA4 }),
      onThumbnails: ({ slot, pictures }) =>
        store.setState((before) => ({ thumbnails: { ...before.thumbnails, [slot]: pictures } })),
      onFailure: () => store.setState({ status: 'broken' }),
    });
  let client = open();

  const subject = () => {
    const { choices, measures } = creator.getState().history.present;
    return { choices, body: bodyOf(measures).body };
  };

  const draw = () => {
    const gesture = creator.getState().history.gesture ?? undefined;
    client.draw({ kind: 'draw', ...subject(), views, gesture });
    clearTimeout(rest);
    rest = setTimeout(later, REST_MS);
  };
  const later = () => {
    for (const [slot, values] of watched) askCards(slot, values);
    client.figures({ kind: 'figures', ...subject(), fabricWidth: FABRIC_WIDTH });
  };
  const askCards = (slot: string, values: readonly string[]) =>
    client.thumbnails({ kind: 'thumbnails', ...subject(), slot, values });

  const unsubscribe = creator.subscribe(({ history: now }, { history: before }) => {
    const same =
      now.present.choices === before.present.choices && now.present.measures === before.present.measures;
    if (!same) draw();
  });
  draw();

  return {
    store,
    show(wanted) {
      if (wanted.every((view) => views.includes(view))) return;
      views = wanted;
      draw();
    },
    watch(slot, values) {
      watched.set(slot, values);
      askCards(slot, values);
      return () => watched.delete(slot);
    },
    retry() {
      client.close();
      store.setState({ status: 'waiting' });
      client = open();
      draw();
    },
    stop() {
      clearTimeout(rest);
      unsubscribe();
      client.close();
    },
  };
}
