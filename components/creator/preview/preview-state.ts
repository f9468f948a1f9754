import type {
  ClothAnswered,
  Drawing,
  FiguresFound,
  Picture,
  Summary,
  Thumbnail,
  ThumbnailsFound,
  View,
} from '../worker/protocol';

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

export type PreviewEvent =
  | { readonly kind: 'drawn'; readonly drawing: Drawing }
  | { readonly kind: 'refused' | 'failed' | 'no-figures' | 'cloth-asked' | 'retried' }
  | { readonly kind: 'cloth-found'; readonly cloth: ClothAnswered }
  | { readonly kind: 'figures-found'; readonly found: Pick<FiguresFound, 'clothLength' | 'pagesA4'> }
  | { readonly kind: 'thumbnails-found'; readonly found: Pick<ThumbnailsFound, 'slot' | 'pictures'> };

export const FIRST_STATE: PreviewState = {
  status: 'waiting',
  pictures: {},
  summary: null,
  clothLength: null,
  pagesA4: null,
  cloth: null,
  thumbnails: {},
};

const NO_FIGURES = { clothLength: null, pagesA4: null };

/** The state after an event. The last pictures stay until there are others: the screen is never empty again. */
export function reducePreview(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.kind) {
    case 'drawn':
      return drawn(state, event.drawing);
    case 'refused':
      return { ...state, status: 'ready', ...NO_FIGURES };
    case 'failed':
      return { ...state, status: state.summary ? 'ready' : 'broken' };
    case 'no-figures':
      return { ...state, ...NO_FIGURES };
    case 'cloth-asked':
      return { ...state, cloth: null };
    case 'cloth-found':
      return { ...state, cloth: event.cloth };
    case 'figures-found':
      return { ...state, clothLength: event.found.clothLength, pagesA4: event.found.pagesA4 };
    case 'thumbnails-found':
      return { ...state, thumbnails: { ...state.thumbnails, [event.found.slot]: event.found.pictures } };
    case 'retried':
      return { ...state, status: 'waiting' };
  }
}

/** Pieces and fit are summed up only where their views are drawn: else those known before stay. */
function drawn(state: PreviewState, { pictures, summary }: Drawing): PreviewState {
  return {
    ...state,
    status: 'ready',
    pictures: { ...state.pictures, ...pictures },
    summary: {
      ...summary,
      pieces: pictures.pieces ? summary.pieces : (state.summary?.pieces ?? []),
      fit: pictures.fit ? summary.fit : (state.summary?.fit ?? []),
    },
  };
}
