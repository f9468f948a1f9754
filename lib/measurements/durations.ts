const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** How hours and minutes are written: a space, the sign of the hour, that of the minute. */
interface Signs {
  readonly space: string;
  readonly hour: string;
  readonly minute: string;
}

const INTERNATIONAL: Signs = { space: NO_BREAK, hour: 'h', minute: 'min' };
const SIGNS: Readonly<Record<string, Signs>> = {
  fr: { space: NARROW, hour: 'h', minute: 'min' },
  de: { space: NO_BREAK, hour: 'Std.', minute: 'Min.' },
};

/** Minutes as sewers speak of them, to the nearest five: `3 h 20` in French, `3 h 20 min`, `3 Std. 20 Min.`. */
export function formatDuration(total: number, locale: string): string {
  const rounded = Math.round(total / 5) * 5;
  const [hours, minutes] = [Math.floor(rounded / 60), rounded % 60];
  const { space, hour, minute } = SIGNS[locale] ?? INTERNATIONAL;
  const inMinutes = `${minutes}${space}${minute}`;
  if (hours === 0) return inMinutes;
  const inHours = `${hours}${space}${hour}`;
  if (minutes === 0) return inHours;
  // French says what follows the hour as a clock does: two figures, no sign.
  const rest = locale === 'fr' ? String(minutes).padStart(2, '0') : inMinutes;
  return `${inHours}${space}${rest}`;
}
