/** English is written as in Britain, whose sewing terms it uses: `22 November 2026`, `front, back and sleeve`. */
export const spokenIn = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Reading the rules of a language costs a hundred times what writing a day by them does. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(spokenIn(locale), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

/** A day as it is written in a text: `2026-11-22` is 22 November 2026, wherever its reader is. */
export function writtenDay(isoDay: string, locale: string): string {
  return formatOf(locale).format(new Date(`${isoDay}T12:00:00Z`));
}
