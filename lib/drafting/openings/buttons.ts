import { firstOf } from '@/lib/geometry/sequence';
import type { Notion } from '@/lib/pattern/types';
import type { Panel, PanelMark } from '../kernel/panel';
import type { ButtonRow } from './button-row';
import { holeLying } from './buttonholes';

/** Diameters sold, cm (lignes 16–44; G). */
const DIAMETERS = [1, 1.15, 1.25, 1.5, 1.8, 2, 2.3, 2.5, 2.8];

/** The largest button that the extension carries: as wide as the extension (METHODS §10). */
export function buttonFor(extension: number): number {
  return DIAMETERS.filter((size) => size <= extension + 1e-9).at(-1) ?? firstOf(DIAMETERS);
}

/**
 * Button and buttonhole at each height: one half shows both, for both are cut from it. Off the centre by `column`, the
 * hole lies beyond it and the button as far inside, so that they meet when the centres do.
 */
export function buttonMarks(
  heights: readonly number[],
  { diameter, column, lie }: Pick<ButtonRow, 'diameter' | 'column' | 'lie'>,
): PanelMark[] {
  return heights.flatMap((y): PanelMark[] => [
    holeLying(lie, { x: -column, y }, diameter),
    { kind: 'button', at: { x: column, y } },
  ]);
}

export function buttonNotion(count: number, diameter: number): Notion {
  return { kind: 'button', count, width: diameter };
}

export function withMarks(panel: Panel, marks: readonly PanelMark[]): Panel {
  return { ...panel, marks: [...panel.marks, ...marks] };
}
