import { type Inks, inksOf } from '@/lib/cloth/inks';
import { type ColouredCloth, type Look, printOf } from '@/lib/cloth/look';
import { clothPattern, turnedPattern } from '@/lib/cloth/pattern';
import { PAPER, type Theme } from '@/lib/drawing/styles';
import type { FillName, Grain, Item, StrokeName } from '@/lib/drawing/types';

/** How a drawing is painted in cloth. */
export interface ClothPaint {
  readonly theme: Theme;
  /** What the drawing's paints are taken from. */
  readonly defs: string;
  /** The paint of a fill, where it is cloth; with its colour from afar where paints are not understood. */
  paintOf(fill: FillName, grain?: Grain): string | undefined;
}

/** Lines on the cloth of a garment. */
const LINES = ['outline', 'seam', 'topstitch', 'stitch', 'detail'] as const satisfies readonly StrokeName[];

function themeOf(theme: Theme, { body, inside, line }: Inks): Theme {
  const strokes = LINES.map((name) => [name, { ...theme.strokes[name], paper: PAPER, ink: line }]);
  return {
    strokes: { ...theme.strokes, ...Object.fromEntries(strokes) },
    fills: {
      ...theme.fills,
      shell: body,
      trim: body,
      shade: inside,
      shadow: `${line}1c`,
      // Buttons stay light on every cloth.
      paper: PAPER,
      ink: line,
    },
  };
}

const idOf = ({ cloth, colour }: ColouredCloth): string => `${cloth}-${colour}`;

const lyingId = (of: string, { turn, about }: Grain): string =>
  [of, turn, ...about].join('_').replaceAll('.', 'p');

/** The paints of the items of a drawing in a look. Equal paints have equal names in every drawing. */
export function clothPaint(items: readonly Item[], look: Look, theme: Theme): ClothPaint {
  const inks = inksOf(look);
  const cloths: Partial<Record<FillName, ColouredCloth>> = {
    shell: look.main,
    trim: look.second ?? look.main,
  };
  const defs = new Map<string, string>();
  for (const item of items) {
    const cloth = item.kind === 'stroke' && item.fill ? cloths[item.fill] : undefined;
    if (!cloth || item.kind !== 'stroke') continue;
    const id = idOf(cloth);
    if (!defs.has(id)) defs.set(id, clothPattern(id, printOf(cloth)));
    const { grain } = item;
    if (grain)
      defs.set(
        lyingId(id, grain),
        turnedPattern(lyingId(id, grain), id, -grain.turn, [grain.about[0], -grain.about[1]]),
      );
  }
  return {
    theme: themeOf(theme, inks),
    defs: [...defs.values()].join(''),
    paintOf(fill, grain) {
      const cloth = cloths[fill];
      const id = cloth && idOf(cloth);
      return id && `url(#${grain ? lyingId(id, grain) : id}) ${inks.body}`;
    },
  };
}
