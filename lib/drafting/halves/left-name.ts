import type { PanelLine } from '../kernel/panel';

const SIDE = 'left';

/** A name told apart from its like on the other half. */
export const leftName = (name: string): string => `${name}-${SIDE}`;

/** The name it has on the other half. */
export const withoutLeft = (name: string): string => name.replace(new RegExp(`-${SIDE}$`), '');

/** A line of the left half that its like on the right is sewn apart from; the leg of a dart keeps which leg it is. */
export function leftLine(line: PanelLine): PanelLine {
  const [dart, leg] = line.split(':');
  if (leg === 'first' || leg === 'second') return `${leftName(dart ?? '')}:${leg}`;
  return line.includes('@') ? (leftName(line) as PanelLine) : (`${line}@${SIDE}` as PanelLine);
}
