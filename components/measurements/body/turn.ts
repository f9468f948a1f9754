/** The four sides she is looked at from, degrees turned to her left. */
export const VIEWS = { front: 0, left: 90, back: 180, right: 270 } as const;

type ViewName = keyof typeof VIEWS;
export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];

/** What an arrow key turns, degrees. */
export const TURN_STEP = 15;

/** Between 0 and 360. */
export const wholeTurn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The view nearest to a turn. */
export function nearestView(turn: number): ViewName {
  const away = (name: ViewName) => Math.abs(wholeTurn(turn - VIEWS[name] + 180) - 180);
  return VIEW_NAMES.reduce((a, b) => (away(b) < away(a) ? b : a));
}

/** From one turn to another the shorter way, by a share of it. */
export function between(from: number, to: number, share: number): number {
  return wholeTurn(from + (wholeTurn(to - from + 180) - 180) * share);
}

/** Where a key turns her to; `null` for a key that does not. */
export function keyTurn(key: string, turn: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return wholeTurn(turn - TURN_STEP);
  if (key === 'ArrowRight' || key === 'ArrowUp') return wholeTurn(turn + TURN_STEP);
  if (key === 'Home') return VIEWS.front;
  return null;
}
