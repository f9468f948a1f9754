import { useLocale } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { listingOf } from '@/lib/choices/catalogue';
import { rangeOf } from '@/lib/choices/ranges';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';

/** Between what a dimension may be set as things are chosen, and by which step; cm. */
export function useSizeRange(size: string) {
  // The catalogue's own object: the same as long as the limits are.
  const range = useCreator((state) => rangeOf(state.history.present.choices, size));
  const garment = useCreator((state) => state.history.present.choices.garment);
  return { ...range, step: listingOf(garment).sizes[size]?.step ?? 0.5 };
}

/** Puts a length in cm into words, in the unit and language of the screen. */
export function useLengthWords(): (cm: number) => string {
  const locale = useLocale();
  const { unit } = useScreen();
  return (cm) => formatLength(cm, unit, locale);
}
