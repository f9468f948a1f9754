import 'server-only';
import { draft } from '@/lib/drafting/draft';
import { flatDrawing } from '@/lib/flat/flat';
import { renderSvg } from '@/lib/svg/svg';
import type { Engine } from './engine';

/** Our own drafting engine. Its themes are classes: the page that shows a thumbnail gives it its colours. */
export const draftingEngine: Engine = {
  draft,
  thumbnail: (drafted, look) =>
    renderSvg(flatDrawing(drafted, 'front'), { theme: 'screen', strokes: 'fixed', look }),
};
