import 'server-only';
import { type Book, say } from '@/lib/booklet/book';
import { finishedMeasures } from '@/lib/drafting/finished-measures';

/** What one holds a garment one owns against: the rest stands in the booklet. */
const SHOWN = ['bust', 'waist', 'hip', 'backLength', 'centreBackLength', 'sleeveLength', 'hem'] as const;

/** The measures of the finished garment in the size it is shown in, as the reader writes them. */
export function suggestionMeasures(
  book: Book,
): readonly { readonly name: string; readonly length: string }[] {
  const measures = finishedMeasures(book.draft);
  return SHOWN.flatMap((name) => {
    const cm = measures[name];
    if (cm === undefined) return [];
    return [{ name: say(book, `measurements.finishedNames.${name}`), length: book.numbers.length(cm) }];
  });
}
