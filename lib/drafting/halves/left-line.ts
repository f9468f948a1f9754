import { leftName } from '@/lib/pattern/left-name';
import type { PanelLine } from '../kernel/panel';

/** A line of the left half that its like on the right is sewn apart from; the leg of a dart keeps which leg it is. */
export function leftLine(line: PanelLine): PanelLine {
  const [dart, leg] = line.split(':');
  if (leg === 'first' || leg === 'second') return `${leftName(dart ?? '')}:${leg}`;
  return line.includes('@') ? (leftName(line) as PanelLine) : (`${line}@left` as PanelLine);
}
