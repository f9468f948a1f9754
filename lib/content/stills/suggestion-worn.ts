import 'server-only';
import { frontAndBack, VIEW_SIZE } from '@/lib/stills/front-and-back';
import { wearerOfDraft, wornScene } from '@/lib/stills/worn-scene';
import { hangsWhole } from '@/lib/tryon/cloth/hangs-whole';
import type { Wearer } from '@/lib/tryon/wearer';
import { suggestionLook } from '../suggestion-looks';
import { type Suggestion, suggestions } from '../suggestions';

/** A picture of a garment on a woman: its front on the left, its back on the right. */
export interface WornFigure {
  readonly address: string;
  /** Of both views together, pixels. */
  readonly width: number;
  readonly height: number;
}

const FOLDER = '/static/worn/';
const FORMAT = '.webp';

/** All of them are of one size. */
let wearer: Wearer | undefined;

/** The suggestions that are shown on a woman: all of them that lose nothing of what is seen when they are hung. */
export const wornSuggestions = (): readonly Suggestion[] =>
  suggestions().filter(({ draft }) => hangsWhole(draft));

/** Where the picture of a suggestion on a woman is fetched from, if there is one. */
export function wornFigure({ slug, draft }: Suggestion): WornFigure | undefined {
  if (!hangsWhole(draft)) return undefined;
  return { address: FOLDER + slug + FORMAT, width: 2 * VIEW_SIZE.width, height: VIEW_SIZE.height };
}

/** Names of the files there are. */
export const wornFiles = (): readonly string[] => wornSuggestions().map(({ slug }) => slug + FORMAT);

/** The picture in a file, drawn while the site is built; nothing for a name that has none. */
export async function wornFile(file: string): Promise<Buffer | undefined> {
  const shown = wornSuggestions().find(({ slug }) => slug + FORMAT === file);
  if (!shown) return undefined;
  wearer ??= wearerOfDraft(shown.draft);
  const scene = await wornScene(shown.draft, suggestionLook(shown.slug), wearer);
  // A refusal here is a bug of ours, not of a visitor.
  if (!scene) throw new Error(`The suggestion ${shown.slug} does not hang`);
  return frontAndBack(scene);
}
