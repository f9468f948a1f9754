import { type PDFContext, type PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import type { Raster } from '@/lib/drawing/document';

/** Adds a picture to what operators call by name, and tells its name. Its bytes are taken as they are. */
export function embedRaster(context: PDFContext, objects: PDFDict, { jpeg, columns, rows }: Raster): string {
  const name = `I${objects.keys().length}`;
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: columns,
    Height: rows,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
  });
  objects.set(PDFName.of(name), context.register(PDFRawStream.of(dictionary, jpeg)));
  return name;
}
