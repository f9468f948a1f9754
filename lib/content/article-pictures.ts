import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { collection } from './collection';
import type { Figure } from './drawings/figure';
import { inOneFile } from './drawings/in-one-file';
import { listedFigure } from './figures/draw-figure';
import { figuresOf } from './illustrations';

/** What the list of articles shows of each: the drawing it names, or the first beside its text; the same in every language. */
export function articlePictures(): ReadonlyMap<string, Figure> {
  const drawn = collection(DEFAULT_LOCALE, 'blog').flatMap(({ slug, matter, body }) => {
    const named = matter.picture ? [matter.picture] : figuresOf(body);
    const [first] = named.flatMap((name) => listedFigure(name) ?? []);
    return first ? [[slug, first] as const] : [];
  });
  const { pictures } = inOneFile({ pictures: drawn.map(([, figure]) => figure) });
  return new Map(drawn.map(([slug], index) => [slug, pictures[index] as Figure]));
}
