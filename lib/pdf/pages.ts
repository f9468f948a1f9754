import { type PDFDict, type PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { Document, Form, Page, PlacedRaster, Placement } from '@/lib/drawing/document';
import { clipTo, type Pen, writeItems } from './content';
import { packed } from './packed';
import { embedRaster } from './raster';
import { figure, points, pt } from './units';

/** PDF readers refuse sides above 14,400 points, 508 cm. */
const LONGEST_SIDE = 508;

/** What pages and forms are written with. */
export interface Writing {
  readonly file: PDFDocument;
  readonly document: Document;
  readonly pen: Pen;
  /** Resources of every page: fonts, layers and forms. */
  readonly resources: PDFRef;
  readonly formNames: ReadonlyMap<string, string>;
  /** What operators call by name, among the resources. */
  readonly objects: PDFDict;
}

function placed({ form, offset: [x, y], clip, scale = 1 }: Placement, names: Writing['formNames']): string[] {
  const name = names.get(form);
  if (!name) throw new RangeError(`A page places the form ${form}, which does not exist`);
  return [
    'q',
    ...(clip ? clipTo(clip) : []),
    `${scale} 0 0 ${scale} ${pt(x)} ${pt(y)} cm`,
    `/${name} Do`,
    'Q',
  ];
}

/** Enlarges about the centre of the page, so that what the printer shrinks comes out true. */
function compensated({ width, height }: Page, { compensation }: Document): string[] {
  if (!compensation) return [];
  const [sx, sy] = compensation;
  return [
    `${sx} 0 0 ${sy} ${figure((points(width) * (1 - sx)) / 2)} ${figure((points(height) * (1 - sy)) / 2)} cm`,
  ];
}

function rasterOperators(
  { raster, box: [x0, y0, x1, y1] }: PlacedRaster,
  { file, objects }: Writing,
): string[] {
  const name = embedRaster(file.context, objects, raster);
  return ['q', `${pt(x1 - x0)} 0 0 ${pt(y1 - y0)} ${pt(x0)} ${pt(y0)} cm`, `/${name} Do`, 'Q'];
}

function pageOperators(page: Page, writing: Writing): string[] {
  const { pen, document, formNames } = writing;
  pen.painter.reset();
  return [
    ...compensated(page, document),
    ...writeItems(page.under ?? [], pen),
    ...(page.rasters ?? []).flatMap((placed) => rasterOperators(placed, writing)),
    ...(page.placements ?? []).flatMap((placement) => placed(placement, formNames)),
    ...writeItems(page.items, pen),
  ];
}

/** Writes a page; returns its reference. Refuses sides above 508 cm. */
export function writePage(page: Page, writing: Writing): PDFRef {
  const { file, resources } = writing;
  if (!(Math.max(page.width, page.height) <= LONGEST_SIDE))
    throw new RangeError(`Page ${page.id} is too long`);
  const operators = pageOperators(page, writing).join('\n');
  const leaf = file.addPage([points(page.width), points(page.height)]);
  leaf.node.set(PDFName.of('Resources'), resources);
  leaf.node.set(PDFName.of('Contents'), file.context.register(packed(file.context, operators)));
  return leaf.ref;
}

/** Writes a form under the reference given. */
export function writeForm(
  { box, items }: Form,
  ref: PDFRef,
  resources: PDFRef,
  { context }: PDFDocument,
  pen: Pen,
): void {
  pen.painter.reset();
  const stream = packed(context, writeItems(items, pen).join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: box.map(points),
    Resources: resources,
  });
  context.assign(ref, stream);
}
