import { type ClothWidth, USUAL_WIDTH } from '@/lib/fabrics/cloth-widths';
import type {
  ClothAnswered,
  Drawing,
  FiguresFound,
  Laid,
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
  /** How wide the cloth is that the pieces are laid on. */
  readonly clothWidth: ClothWidth;
  /** Cm of shell cloth to buy. */
  readonly clothLength: number | null;
  /** The pieces on that cloth: `undefined` until they are laid, `null` when one is wider than it. */
  readonly laid: Laid | null | undefined;
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
  | { readonly kind: 'width-chosen'; readonly width: ClothWidth }
  | { readonly kind: 'figures-found'; readonly found: Pick<FiguresFound, 'clothLength' | 'laid' | 'pagesA4'> }
  | { readonly kind: 'thumbnails-found'; readonly found: Pick<ThumbnailsFound, 'slot' | 'pictures'> };

export const FIRST_STATE: PreviewState = {
  status: 'waiting',
  pictures: {},
  summary: null,
  clothWidth: USUAL_WIDTH,
  clothLength: null,
  laid: undefined,
  pagesA4: null,
  cloth: null,
  thumbnails: {},
};

const NO_FIGURES = { clothLength: null, laid: undefined, pagesA4: null };

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
      return withFigures(state, event.found);
    case 'width-chosen':
      return { ...state, clothWidth: event.width, clothLength: null, laid: undefined };
    case 'thumbnails-found':
      return { ...state, thumbnails: { ...state.thumbnails, [event.found.slot]: event.found.pictures } };
    case 'retried':
      return { ...state, status: 'waiting' };
  }
}

/** A piece is wider than the cloth. */
export const isTooNarrow = ({ laid }: Pick<PreviewState, 'laid'>): boolean => laid === null;

function withFigures(
  state: PreviewState,
  { clothLength, laid, pagesA4 }: Pick<FiguresFound, 'clothLength' | 'laid' | 'pagesA4'>,
): PreviewState {
  return { ...state, clothLength, laid, pagesA4 };
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
