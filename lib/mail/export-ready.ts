import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

interface ExportReady {
  readonly firstName: string;
  readonly pattern: string;
  readonly wearer: string;
  /** The garment in its cloth, as SVG. */
  readonly picture: string;
  readonly code: string;
  readonly files: readonly { readonly format: string; readonly bytes: number; readonly url: string }[];
  /** How long the links open. */
  readonly days: number;
  readonly accountUrl: string;
}

/** The mail that brings a finished pattern. */
export async function exportReadyMail(locale: Locale, given: ExportReady): Promise<Rendered> {
  const words = await mailWords(locale);
  const { firstName, pattern, wearer, code, days, accountUrl } = given;
  const entries = given.files.map(({ format, bytes, url }) => ({
    label: words('exportReady.file', { name: words(`formats.${format}`), size: sizeOf(locale, bytes) }),
    url,
  }));
  const letter = {
    subject: words('exportReady.subject', { pattern }),
    greeting: firstName ? words('common.greeting', { name: firstName }) : words('common.greetingPlain'),
    picture: { svg: given.picture, alt: words('common.picture', { pattern }) },
    paragraphs: [words('exportReady.intro', { pattern, wearer }), words('exportReady.print')],
    list: { title: words('exportReady.filesTitle'), entries },
    button: { label: words('exportReady.button'), url: accountUrl },
    notes: [words('exportReady.validity', { days }), words('exportReady.code', { code })],
    closing: [words('common.closing'), words('common.signature')],
    why: words('common.why'),
  };
  return layOut(letter, locale);
}

function sizeOf(locale: Locale, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const unit = kilobytes < 1000 ? 'kilobyte' : 'megabyte';
  const figure = kilobytes < 1000 ? kilobytes : kilobytes / 1000;
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(figure);
}
