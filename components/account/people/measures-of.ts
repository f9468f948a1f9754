/** What outcomes are said of: the measurements of somebody, or of somebody who is not kept yet. */
export function measuresOf(wearerId = 'new'): string {
  return `measures:${wearerId}`;
}
