import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import type { Document } from '@/lib/drawing/document';
import { safeText } from '@/lib/drawing/safe-text';
import { THEMES } from '@/lib/drawing/styles';
import type { FontName } from '@/lib/drawing/types';
import { writeBookmarks } from './bookmarks';
import type { Pen } from './content';
import { embedFont } from './embed-font';
import { fingerprint } from './fingerprint';
import { type Fonts, printFonts } from './fonts';
import { writeLayers } from './layers';
import { type Writing, writeForm, writePage } from './pages';
import { Painter } from './paint';
import { TypeSetter } from './type-setter';

const PRODUCT = 'Droitfil';

function writeFonts(file: PDFDocument, fonts: PDFDict, { used, fonts: programs }: TypeSetter): void {
  for (const name of ['sans', 'sans-bold', 'serif'] satisfies FontName[]) {
    const letters = used.get(name);
    if (!letters) continue;
    const ref = file.context.nextRef();
    embedFont(file.context, ref, programs[name], letters);
    fonts.set(PDFName.of(TypeSetter.resourceName(name)), ref);
  }
}

function describe(file: PDFDocument, { title, subject, author, lang, date }: Document): void {
  const noon = new Date(`${date}T12:00:00Z`);
  file.setTitle(safeText(title), { showInWindowTitleBar: true });
  if (subject) file.setSubject(safeText(subject));
  file.setAuthor(safeText(author));
  file.setCreator(PRODUCT);
  file.setProducer(PRODUCT);
  file.setLanguage(lang);
  file.setCreationDate(noon);
  file.setModificationDate(noon);
  // Readers that know this open their print window at 100 %.
  const preferences = file.catalog.getOrCreateViewerPreferences();
  preferences.dict.set(PDFName.of('PrintScaling'), PDFName.of('None'));
  preferences.dict.set(PDFName.of('PickTrayByPDFSize'), file.context.obj(true));
}

/** Names the file by its own bytes: the same document always has the same name. */
function identify({ context }: PDFDocument): void {
  const parts = context.enumerateIndirectObjects().map(([, object]) => {
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    return bytes;
  });
  const id = PDFHexString.of(fingerprint(...parts));
  context.trailerInfo.ID = context.obj([id, id]);
}

/**
 * The document as the bytes of a PDF: fonts embedded, layers switchable, the same bytes for the same document.
 * Refuses sides above 508 cm and placements or bookmarks that point nowhere.
 */
export async function writePdf(document: Document, programs: Fonts = printFonts()): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const { context } = file;
  const layers = writeLayers(context, document.layers);
  const pen: Pen = {
    painter: new Painter(THEMES[document.theme]),
    typeSetter: new TypeSetter(programs),
    layerName: (id) => (id === undefined ? undefined : layers.names.get(id)),
  };
  const fonts = PDFDict.withContext(context);
  const Font = context.register(fonts);
  const Properties = context.register(layers.properties);
  const formResources = context.register(context.obj({ Font, Properties }));
  const XObject = PDFDict.withContext(context);
  const formNames = new Map<string, string>();
  document.forms.forEach((form, index) => {
    const ref = context.nextRef();
    formNames.set(form.id, `X${index}`);
    XObject.set(PDFName.of(`X${index}`), ref);
    writeForm(form, ref, formResources, file, pen);
  });
  const resources = context.register(context.obj({ Font, Properties, XObject }));
  const writing: Writing = { file, document, pen, resources, formNames, objects: XObject };
  const pages = document.pages.map((page) => writePage(page, writing));
  writeFonts(file, fonts, pen.typeSetter);
  const outline = writeBookmarks(context, document.bookmarks, pages);
  if (outline) file.catalog.set(PDFName.of('Outlines'), outline);
  if (layers.catalog) file.catalog.set(PDFName.of('OCProperties'), layers.catalog);
  describe(file, document);
  identify(file);
  return file.save({
    useObjectStreams: true,
    addDefaultPage: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
