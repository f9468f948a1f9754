import type { CreatorStore } from '../store/create-store';
import { createPreviewClient, type PreviewClient, type PreviewHandlers } from '../worker/client';
import type { WorkerLike } from '../worker/lasting-worker';
import type { PreviewEvent } from './preview-state';

export interface PreviewWorkers {
  /** Draws the picture. */
  quick(): PreviewClient;
  /**
   * Makes cards and figures: a layout that takes half a second never holds up the picture. It is not started before the
   * first picture is there, which needs all there is of a small processor.
   */
  patient(): PreviewClient;
  /** Lets go of what the patient one was asked. */
  pause(): void;
  restart(): void;
  close(): void;
}

/** The two workers of a preview, whose answers become its events. */
export function openPreviewWorkers(
  creator: CreatorStore,
  dispatch: (event: PreviewEvent) => void,
  spawn: () => WorkerLike,
): PreviewWorkers {
  const handlers = handlersOf(creator, dispatch);
  const open = () => createPreviewClient(spawn, handlers);
  // What cannot be drawn is said by the picture's worker; this one merely has nothing to show for it.
  const noFigures = () => dispatch({ kind: 'no-figures' });
  const openPatient = () =>
    createPreviewClient(spawn, { ...handlers, onRefused: noFigures, onFailure: noFigures });
  let quick = open();
  let patient: PreviewClient | undefined;
  const close = () => {
    quick.close();
    patient?.close();
  };
  return {
    quick: () => quick,
    patient() {
      patient ??= openPatient();
      return patient;
    },
    pause: () => patient?.pause(),
    restart() {
      close();
      patient = undefined;
      quick = open();
    },
    close,
  };
}

function handlersOf(creator: CreatorStore, dispatch: (event: PreviewEvent) => void): PreviewHandlers {
  return {
    onDrawn(drawing) {
      creator.getState().refused(null);
      dispatch({ kind: 'drawn', drawing });
    },
    onRefused(refusal) {
      creator.getState().refused(refusal);
      dispatch({ kind: 'refused' });
    },
    onCloth: (cloth) => dispatch({ kind: 'cloth-found', cloth }),
    onFigures: (found) => dispatch({ kind: 'figures-found', found }),
    onThumbnails: (found) => dispatch({ kind: 'thumbnails-found', found }),
    onFailure: () => dispatch({ kind: 'failed' }),
  };
}
