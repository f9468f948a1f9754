/** What outcomes are said of: the measurements of somebody, or of somebody who is not kept yet. */
export function measuresToast(wearerId = 'new'): string {
  return `measures:${wearerId}`;
}
