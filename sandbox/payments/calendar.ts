/** `months` after `start` (seconds): the same day and hour, or the last day of a month that has no such day. */
export function addMonths(start: number, months: number): number {
  const first = new Date(start * 1000);
  const month = first.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(first);
  moved.setUTCDate(1);
  moved.setUTCMonth(month);
  moved.setUTCDate(Math.min(first.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1000);
}
