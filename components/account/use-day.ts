import { useLocale, useTimeZone } from 'next-intl';
import { spokenIn } from '@/lib/measurements/written-day';

/** Writes the day of a moment, as it was here: `22 November 2026`, never the month first. */
export function useDay(length: 'long' | 'medium' = 'long'): (moment: string) => string {
  const format = new Intl.DateTimeFormat(spokenIn(useLocale()), {
    dateStyle: length,
    timeZone: useTimeZone(),
  });
  return (moment) => format.format(new Date(moment));
}
