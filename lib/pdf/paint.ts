import type { StrokeStyle, Theme } from '@/lib/drawing/styles';
import type { DrawingCommand, Stroke, StrokeName } from '@/lib/drawing/types';
import { pt } from './units';

function channels(hex: string): string[] {
  return [1, 3, 5].map((at) =>
    String(Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000),
  );
}

function color(hex: string, gray: string, rgb: string): string {
  const [r, g, b] = channels(hex);
  return r === g && g === b ? `${r} ${gray}` : `${r} ${g} ${b} ${rgb}`;
}

const fillColor = (hex: string): string => color(hex, 'g', 'rg');
const strokeColor = (hex: string): string => color(hex, 'G', 'RG');

function strokeState({ width, dash = [], ink, cap = 'butt' }: StrokeStyle): string {
  return `${pt(width)} w [${dash.map(pt).join(' ')}] 0 d ${cap === 'round' ? '1 J 1 j' : '0 J 0 j'} ${strokeColor(ink)}`;
}

function segment(command: DrawingCommand): string {
  switch (command[0]) {
    case 'M':
      return `${pt(command[1])} ${pt(command[2])} m`;
    case 'L':
      return `${pt(command[1])} ${pt(command[2])} l`;
    case 'C': {
      const [, x1, y1, x2, y2, x, y] = command;
      return `${pt(x1)} ${pt(y1)} ${pt(x2)} ${pt(y2)} ${pt(x)} ${pt(y)} c`;
    }
    default:
      return 'h';
  }
}

/** The upright rectangle that five commands from `i` on draw, as written; undefined for anything else. */
function rectangle(path: readonly DrawingCommand[], i: number): string | undefined {
  if (path[i + 4]?.[0] !== 'Z') return undefined;
  const [m, b, c, d, z] = path.slice(i, i + 5);
  if (m?.[0] !== 'M' || b?.[0] !== 'L' || c?.[0] !== 'L' || d?.[0] !== 'L' || z?.[0] !== 'Z')
    return undefined;
  const upright = b[2] === m[2] && c[1] === b[1] && d[2] === c[2] && d[1] === m[1];
  return upright ? `${pt(m[1])} ${pt(m[2])} ${pt(c[1] - m[1])} ${pt(c[2] - m[2])} re` : undefined;
}

/** A path as operators, rectangles in their short form: codes are made of hundreds. */
function outline(path: readonly DrawingCommand[]): string[] {
  const operators: string[] = [];
  for (let i = 0; i < path.length; ) {
    const short = rectangle(path, i);
    if (short) operators.push(short);
    else operators.push(segment(path[i] as DrawingCommand));
    i += short ? 5 : 1;
  }
  return operators;
}

/** Paint operators in a theme; states that are already set are not written again. */
export class Painter {
  private stroke: StrokeName | undefined;
  private fill: string | undefined;

  constructor(private readonly theme: Theme) {}

  /** What was set no longer holds: a graphics state was restored. */
  reset(): void {
    this.stroke = undefined;
    this.fill = undefined;
  }

  fillState(fill: keyof Theme['fills']): string[] {
    const ink = this.theme.fills[fill];
    if (this.fill === ink) return [];
    this.fill = ink;
    return [fillColor(ink)];
  }

  private strokeState(name: StrokeName): string[] {
    if (this.stroke === name) return [];
    this.stroke = name;
    return [strokeState(this.theme.strokes[name])];
  }

  paint({ path, stroke, fill = 'none' }: Stroke): string[] {
    const states = [
      ...(stroke === 'none' ? [] : this.strokeState(stroke)),
      ...(fill === 'none' ? [] : this.fillState(fill)),
    ];
    const operator = stroke === 'none' ? 'f*' : fill === 'none' ? 'S' : 'B*';
    if (stroke === 'none' && fill === 'none') return [];
    return [...states, ...outline(path), operator];
  }
}
