import { type PDFContext, type PDFDict, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import type { Bookmark } from '@/lib/drawing/document';
import { safeText } from '@/lib/drawing/safe-text';
import { points } from './units';

function destination(context: PDFContext, { page, box }: Bookmark, pages: readonly PDFRef[]) {
  const target = pages[page];
  if (!target) throw new RangeError(`A bookmark points to page ${page}, which does not exist`);
  if (!box) return context.obj([target, PDFName.of('Fit')]);
  return context.obj([target, PDFName.of('FitR'), ...box.map((cm) => PDFNumber.of(Math.round(points(cm))))]);
}

/** Writes a level of the outline; returns its first, its last and how many entries are open below it. */
function writeLevel(
  context: PDFContext,
  entries: readonly Bookmark[],
  parent: PDFRef,
  pages: readonly PDFRef[],
) {
  const refs = entries.map(() => context.nextRef());
  entries.forEach((entry, index) => {
    const ref = refs[index] as PDFRef;
    const item = context.obj({
      Title: PDFHexString.fromText(safeText(entry.title)),
      Parent: parent,
      Dest: destination(context, entry, pages),
    });
    const [previous, next] = [refs[index - 1], refs[index + 1]];
    if (previous) item.set(PDFName.of('Prev'), previous);
    if (next) item.set(PDFName.of('Next'), next);
    const children = entry.children ?? [];
    if (children.length > 0) linkLevel(item, writeLevel(context, children, ref, pages));
    context.assign(ref, item);
  });
  return { first: refs[0] as PDFRef, last: refs.at(-1) as PDFRef, count: refs.length };
}

function linkLevel(
  parent: PDFDict,
  { first, last, count }: { first: PDFRef; last: PDFRef; count: number },
): void {
  parent.set(PDFName.of('First'), first);
  parent.set(PDFName.of('Last'), last);
  parent.set(PDFName.of('Count'), PDFNumber.of(count));
}

/** The outline a reader shows beside the pages; undefined when there are no bookmarks. */
export function writeBookmarks(
  context: PDFContext,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = context.nextRef();
  const outline = context.obj({ Type: 'Outlines' });
  linkLevel(outline, writeLevel(context, bookmarks, root, pages));
  context.assign(root, outline);
  return root;
}
