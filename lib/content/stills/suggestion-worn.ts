import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { decodeModel } from '@/lib/tryon/body/asset';
import { fitterOf } from '@/lib/tryon/body/fit';
import { hangsWhole } from '@/lib/tryon/cloth/hangs-whole';
import { type Wearer, wearerOf } from '@/lib/tryon/wearer';
import { suggestionLook } from '../suggestion-looks';
import { SUGGESTION_SIZE, type Suggestion, suggestions } from '../suggestions';
import { VIEW_SIZE, wornPicture } from './worn-picture';

/** A picture of a garment on a woman: its front on the left, its back on the right. */
export interface WornFigure {
  readonly address: string;
  /** Of both views together, pixels. */
  readonly width: number;
  readonly height: number;
}

const FOLDER = '/static/worn/';
const FORMAT = '.webp';

const BODY = 'lib/tryon/body/body.bin';

let kept: Wearer | undefined;

/** The woman suggestions are shown on. */
function wearer(): Wearer {
  const asset = () => new Uint8Array(readFileSync(join(process.cwd(), BODY)));
  kept ??= wearerOf(STANDARD_SIZES[SUGGESTION_SIZE], fitterOf(decodeModel(asset())));
  return kept;
}

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
  return wornPicture(shown.draft, suggestionLook(shown.slug), wearer());
}
