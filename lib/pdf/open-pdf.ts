import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** A font as the file carries it: advances by glyph number in thousandths of an em, and the letters meant. */
export interface OpenFont {
  readonly widths: ReadonlyMap<number, number>;
  readonly letters: ReadonlyMap<number, string>;
  /** Thousandths of an em. */
  readonly capHeight: number;
  readonly descent: number;
}

/** What operators call by name. Layers are under the names their reader sees. */
export interface OpenResources {
  readonly fonts: ReadonlyMap<string, OpenFont>;
  readonly layers: ReadonlyMap<string, string>;
  readonly forms: ReadonlyMap<string, OpenForm>;
  /** Names of pictures of pixels. */
  readonly rasters: ReadonlySet<string>;
}

/** A form before its operators are read; sizes in points. */
export interface OpenForm {
  /** The same for the same object of the file. */
  readonly key: string;
  readonly box: readonly number[];
  readonly matrix: readonly number[];
  readonly content: Uint8Array;
  readonly resources: OpenResources;
}

interface OpenPage {
  /** The media box, points. */
  readonly box: readonly number[];
  readonly content: Uint8Array;
  readonly resources: OpenResources;
}

const NONE: OpenResources = { fonts: new Map(), layers: new Map(), forms: new Map(), rasters: new Set() };

/** One file being opened: objects used by many pages are taken apart once. */
class Opening {
  private readonly known = new Map<PDFObject, unknown>();

  constructor(private readonly context: PDFContext) {}

  private once<T>(object: PDFObject, open: () => T): T {
    const found = this.known.get(object) as T | undefined;
    if (found !== undefined) return found;
    const made = open();
    this.known.set(object, made);
    return made;
  }

  private dict(object: PDFObject | undefined): PDFDict | undefined {
    const found = this.context.lookup(object);
    return found instanceof PDFDict ? found : undefined;
  }

  private entries<T>(
    object: PDFObject | undefined,
    open: (value: PDFObject) => T | undefined,
  ): Map<string, T> {
    const found = new Map<string, T>();
    for (const [name, value] of this.dict(object)?.entries() ?? []) {
      const opened = open(value);
      if (opened !== undefined) found.set(name.decodeText(), opened);
    }
    return found;
  }

  resources(object: PDFObject | undefined): OpenResources {
    const dict = this.dict(object);
    if (!dict) return NONE;
    return this.once(dict, () => ({
      fonts: this.entries(dict.get(PDFName.of('Font')), (font) => this.font(font)),
      layers: this.entries(dict.get(PDFName.of('Properties')), (layer) => this.layerName(layer)),
      forms: this.entries(dict.get(PDFName.of('XObject')), (form) => this.form(form)),
      rasters: new Set(this.entries(dict.get(PDFName.of('XObject')), (own) => this.isRaster(own)).keys()),
    }));
  }

  private layerName(object: PDFObject): string | undefined {
    return textOf(this.dict(object)?.lookup(PDFName.of('Name')));
  }

  content(object: PDFObject | undefined): Uint8Array {
    const found = this.context.lookup(object);
    if (found instanceof PDFRawStream) return unpacked(found);
    if (!(found instanceof PDFArray)) throw new RangeError('A page has no content stream');
    const parts = found.asArray().map((part) => Buffer.from(this.content(part)));
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]));
  }

  private form(object: PDFObject): OpenForm | undefined {
    const stream = this.context.lookup(object);
    if (!(stream instanceof PDFRawStream)) return undefined;
    const { dict } = stream;
    if (dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) return undefined;
    return this.once(stream, () => ({
      key: object instanceof PDFRef ? object.tag : '',
      box: numbersOf(dict.lookup(PDFName.of('BBox'))),
      matrix: dict.has(PDFName.of('Matrix'))
        ? numbersOf(dict.lookup(PDFName.of('Matrix')))
        : [1, 0, 0, 1, 0, 0],
      content: unpacked(stream),
      resources: this.resources(dict.get(PDFName.of('Resources'))),
    }));
  }

  private isRaster(object: PDFObject): true | undefined {
    const stream = this.context.lookup(object);
    if (!(stream instanceof PDFRawStream)) return undefined;
    return stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image') || undefined;
  }

  private font(object: PDFObject): OpenFont | undefined {
    const dict = this.dict(object);
    const descendants = dict?.lookup(PDFName.of('DescendantFonts'));
    const own = descendants instanceof PDFArray ? this.dict(descendants.get(0)) : undefined;
    if (!dict || !own) return undefined;
    return this.once(dict, () => {
      const about = this.dict(own.get(PDFName.of('FontDescriptor')));
      const figure = (name: string) => numberOf(about?.lookup(PDFName.of(name)));
      return {
        widths: widthsOf(own.lookup(PDFName.of('W'))),
        letters: lettersOf(latin(this.content(dict.get(PDFName.of('ToUnicode'))))),
        capHeight: figure('CapHeight'),
        descent: figure('Descent'),
      };
    });
  }
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function unpacked({ dict, contents }: PDFRawStream): Uint8Array {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter === undefined) return contents;
  if (filter !== PDFName.of('FlateDecode')) throw new RangeError('A stream is packed in an unknown way');
  return inflateSync(contents);
}

const numberOf = (object: PDFObject | undefined): number =>
  object instanceof PDFNumber ? object.asNumber() : 0;

const numbersOf = (object: PDFObject | undefined): number[] =>
  object instanceof PDFArray ? object.asArray().map(numberOf) : [];

const textOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : undefined;

/** `first [w w …]` again and again: the only form of the list that is written here. */
function widthsOf(object: PDFObject | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  if (!(object instanceof PDFArray)) return widths;
  for (let i = 0; i + 1 < object.size(); i += 2) {
    const first = numberOf(object.lookup(i));
    numbersOf(object.lookup(i + 1)).forEach((width, at) => {
      widths.set(first + at, width);
    });
  }
  return widths;
}

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function lettersOf(map: string): Map<number, string> {
  const pairs = map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim);
  return new Map([...pairs].map(([, glyph = '', text = '']) => [Number.parseInt(glyph, 16), utf16(text)]));
}

/**
 * The pages of a PDF as its bytes have them, streams unpacked, operators unread. Refuses (RangeError or the parser's
 * own Error) what is no PDF or is packed in a way that is not read here.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPage[]> {
  const file = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const opening = new Opening(file.context);
  return file.getPages().map(({ node }) => ({
    box: numbersOf(node.MediaBox()),
    content: opening.content(node.get(PDFName.of('Contents'))),
    resources: opening.resources(node.get(PDFName.of('Resources'))),
  }));
}
