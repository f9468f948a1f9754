import 'server-only';
import { drawnOf, type Figure, keepFile, part } from './figure';

/**
 * The same figures, group by group, out of one file: a browser makes a document of every file it takes a drawing from,
 * so a page that shows ten drawings shows them ten times as fast. What is drawn twice is in it once.
 */
export function inOneFile<Groups extends Readonly<Record<string, readonly Figure[]>>>(
  groups: Groups,
): { readonly [Name in keyof Groups]: readonly Figure[] } {
  const all = new Map(
    Object.values(groups)
      .flat()
      .map((figure) => [nameOf(figure), figure]),
  );
  const address = keepFile([...all].map(([name, figure]) => part(name, drawnOf(figure))).join(''));
  const moved = (figure: Figure) => ({ ...figure, address: `${address}#${nameOf(figure)}` });
  const entries = Object.entries(groups).map(([name, figures]) => [name, figures.map(moved)]);
  return Object.fromEntries(entries);
}

/** The same values, group by group, each with its figure out of one file. */
export function figuresInOneFile<
  Groups extends Readonly<Record<string, readonly { readonly figure: Figure }[]>>,
>(groups: Groups): Groups {
  const entries = Object.entries(groups);
  const drawn = inOneFile(
    Object.fromEntries(entries.map(([name, own]) => [name, own.map(({ figure }) => figure)])),
  );
  const moved = entries.map(([name, own]) => [
    name,
    own.map((each, i) => ({ ...each, figure: drawn[name]?.[i] ?? each.figure })),
  ]);
  return Object.fromEntries(moved);
}

/** The name of its own file, as one that markup may have. */
function nameOf({ address }: Figure): string {
  return `d${/([0-9a-f]+)\.svg/.exec(address)?.[1]}`;
}
