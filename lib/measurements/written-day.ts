/** English is written as in Britain, whose sewing terms it uses: `22 November 2026`, `front, back and sleeve`. */
export const spokenIn = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** A day as it is written in a text: `2026-11-22` is 22 November 2026, wherever its reader is. */
export function writtenDay(isoDay: string, locale: string): string {
  const format = new Intl.DateTimeFormat(spokenIn(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDay}T12:00:00Z`));
}
