import type { Pair } from '@/lib/geometry/types';
import type { DrawingPath } from './paths';
import type { FillName, FontName, Layer, Stroke, StrokeName, Text } from './types';

/** Where what is drawn belongs. */
export interface Place {
  readonly layer: Layer;
  readonly group?: string;
}

const belongs = ({ layer, group }: Place): Place => (group === undefined ? { layer } : { layer, group });

/** A line. */
export function drawn(path: DrawingPath, stroke: StrokeName, place: Place): Stroke {
  return { kind: 'stroke', ...belongs(place), path, stroke };
}

/** A surface without outline. */
export function filled(path: DrawingPath, fill: FillName, place: Place): Stroke {
  return { kind: 'stroke', ...belongs(place), path, stroke: 'none', fill };
}

interface Lettering {
  readonly size: number;
  readonly font?: FontName;
  readonly anchor?: Text['anchor'];
  readonly angle?: number;
  readonly fill?: FillName;
}

/** One line of text from its baseline point. */
export function written(text: string, at: Pair, lettering: Lettering, place: Place): Text {
  const { size, font = 'sans', anchor = 'start', angle, fill } = lettering;
  return {
    kind: 'text',
    ...belongs(place),
    at,
    text,
    size,
    font,
    anchor,
    ...(angle ? { angle } : {}),
    ...(fill ? { fill } : {}),
  };
}
