/** Reads PDFs back with poppler and qpdf, for tests: what a reader's own tools see, not what we meant to write. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';

const PACKAGES: Readonly<Record<string, string>> = { qpdf: 'qpdf' };

function run(tool: string, args: readonly string[]): string {
  try {
    return execFileSync(tool, args, {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (trouble) {
    const { code, stderr, stdout } = trouble as { code?: string; stderr?: string; stdout?: string };
    if (code !== 'ENOENT') throw new Error(`${tool} refused the file: ${stderr ?? ''}${stdout ?? ''}`);
    const name = PACKAGES[tool] ?? 'poppler-utils';
    throw new Error(`This test reads PDFs with ${tool}, which is not installed: apt-get install ${name}`);
  }
}

/** Runs a tool on the bytes in a folder of their own, which is removed whatever happens. */
function withFile<T>(bytes: Uint8Array, read: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'droitfil-pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, bytes);
    return read(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws what qpdf finds wrong; returns what it says. */
export const qpdfCheck = (bytes: Uint8Array): string =>
  withFile(bytes, (file) => run('qpdf', ['--check', file]));

/** The file uncompressed, so that what is in it can be searched. */
export function uncompressed(bytes: Uint8Array): string {
  return withFile(bytes, (file, folder) => {
    const plain = join(folder, 'plain.pdf');
    run('qpdf', ['--qdf', '--object-streams=disable', file, plain]);
    return readFileSync(plain, 'latin1');
  });
}

/** Text of one page, or of all, as a search would find it. */
export function pdfText(bytes: Uint8Array, page?: number): string {
  const pages = page === undefined ? [] : ['-f', String(page), '-l', String(page)];
  return withFile(bytes, (file) => run('pdftotext', [...pages, '-layout', file, '-']));
}

interface Word {
  readonly text: string;
  /** Left, top, right and bottom on the page from its upper left corner, cm. */
  readonly box: readonly [number, number, number, number];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words of a page with their places. */
export function pdfWords(bytes: Uint8Array, page: number): Word[] {
  const markup = withFile(bytes, (file) =>
    run('pdftotext', ['-f', String(page), '-l', String(page), '-bbox', file, '-']),
  );
  const words = markup.matchAll(
    /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">(.*?)<\/word>/g,
  );
  return [...words].map(([, x0, y0, x1, y1, text = '']) => ({
    text: text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
    box: [x0, y0, x1, y1].map((value) => (Number(value) * 2.54) / 72) as unknown as Word['box'],
  }));
}

interface FontUse {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
  readonly unicode: boolean;
}

/** The fonts of a file as pdffonts lists them. */
export function pdfFonts(bytes: Uint8Array): FontUse[] {
  const lines = withFile(bytes, (file) => run('pdffonts', [file]))
    .split('\n')
    .slice(2);
  return lines.filter(Boolean).map((line) => {
    const [embedded, subset, unicode] = (/ (yes|no)\s+(yes|no)\s+(yes|no)/.exec(line) ?? []).slice(1);
    const name = line.split(/\s+/)[0] ?? '';
    return { name, embedded: embedded === 'yes', subset: subset === 'yes', unicode: unicode === 'yes' };
  });
}

/** Width and height of every page's media box in cm. */
export function pageSizes(bytes: Uint8Array): [number, number][] {
  const text = withFile(bytes, (file) => run('pdfinfo', ['-box', '-l', '9999', file]));
  return [...text.matchAll(/MediaBox:\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)/g)].map(([, x0, y0, x1, y1]) => [
    ((Number(x1) - Number(x0)) * 2.54) / 72,
    ((Number(y1) - Number(y0)) * 2.54) / 72,
  ]);
}

/** A page as grey pixels, 0 black to 255 white, row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
  /** Pixels per centimetre. */
  readonly scale: number;
}

/** Left, top, width and height of a part of a page, cm from its upper left corner. */
type Crop = readonly [number, number, number, number];

/** Renders a page (from 1), or a part of it, with cairo at a number of pixels per centimetre. */
export function renderPage(bytes: Uint8Array, page: number, scale: number, crop?: Crop): Picture {
  return withFile(bytes, (file, folder) => {
    const [x, y, w, h] = (crop ?? []).map((cm) => String(Math.round(cm * scale)));
    const part = crop ? ['-x', `${x}`, '-y', `${y}`, '-W', `${w}`, '-H', `${h}`] : [];
    const args = [
      '-png',
      '-gray',
      '-singlefile',
      '-r',
      String(scale * 2.54),
      '-f',
      String(page),
      '-l',
      String(page),
    ];
    run('pdftocairo', [...args, ...part, file, join(folder, 'page')]);
    const { width, height, data } = PNG.sync.read(readFileSync(join(folder, 'page.png')));
    const gray = new Uint8Array(width * height);
    for (let i = 0; i < gray.length; i++) gray[i] = data[4 * i] ?? 255;
    return { width, height, gray, scale };
  });
}

/**
 * Where dark lines cross a row or column of a picture, to a fraction of a pixel: centres of gravity of the dark
 * runs, in cm from the left or from the top.
 */
export function darkRuns(
  { width, height, gray, scale }: Picture,
  axis: 'row' | 'column',
  at: number,
): number[] {
  const length = axis === 'row' ? width : height;
  const fixed = Math.round(at * scale);
  const value = (i: number) => 255 - (gray[axis === 'row' ? fixed * width + i : i * width + fixed] ?? 255);
  const found: number[] = [];
  let [sum, weighted] = [0, 0];
  for (let i = 0; i <= length; i++) {
    const ink = i < length ? value(i) : 0;
    if (ink > 16) [sum, weighted] = [sum + ink, weighted + ink * (i + 0.5)];
    else if (sum > 0) {
      found.push(weighted / sum / scale);
      [sum, weighted] = [0, 0];
    }
  }
  return found;
}
