/** Minutes as sewers speak of them: to the nearest five, hours and minutes apart. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = Math.round(minutes / 5) * 5;
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

const NARROW = '\u202f';

/** `45 min`, `2 h`, `3 h 20`: the same signs are read in all three languages. */
export function formatDuration(total: number): string {
  const { hours, minutes } = hoursAndMinutes(total);
  if (hours === 0) return `${minutes}${NARROW}min`;
  const tail = minutes === 0 ? '' : `${NARROW}${String(minutes).padStart(2, '0')}`;
  return `${hours}${NARROW}h${tail}`;
}
