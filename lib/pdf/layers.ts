import { PDFArray, type PDFContext, PDFDict, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { DocumentLayer } from '@/lib/drawing/document';
import { safeText } from '@/lib/drawing/safe-text';

interface LayerTable {
  /** Resource name of a layer by its id. */
  readonly names: ReadonlyMap<string, string>;
  /** What `BDC` looks the names up in. */
  readonly properties: PDFDict;
  /** The catalogue's entry, absent without layers. */
  readonly catalog?: PDFDict;
}

function register(context: PDFContext, { name }: DocumentLayer): PDFRef {
  return context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(safeText(name)) }));
}

function list(context: PDFContext, refs: readonly PDFRef[]): PDFArray {
  const array = PDFArray.withContext(context);
  for (const ref of refs) array.push(ref);
  return array;
}

/** Optional content groups: flat, in the order given, each switchable by the reader. */
export function writeLayers(context: PDFContext, layers: readonly DocumentLayer[]): LayerTable {
  const properties = PDFDict.withContext(context);
  const names = new Map<string, string>();
  const refs = layers.map((layer, index) => {
    const ref = register(context, layer);
    names.set(layer.id, `L${index}`);
    properties.set(PDFName.of(`L${index}`), ref);
    return ref;
  });
  if (refs.length === 0) return { names, properties };
  const on = refs.filter((_, index) => !layers[index]?.hidden);
  const off = refs.filter((_, index) => layers[index]?.hidden);
  const D = context.obj({ Order: list(context, refs), ON: list(context, on), OFF: list(context, off) });
  return { names, properties, catalog: context.obj({ OCGs: list(context, refs), D }) };
}
