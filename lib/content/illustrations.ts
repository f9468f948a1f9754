/** `{{figure:bust-dart}}` alone on a line: a drawing beside what was said before it. */
const MARK = /^\{\{figure:([a-z0-9-]+)\}\}[ \t]*\n?/gm;

interface Illustrated {
  /** Markdown. */
  readonly text: string;
  /** Names of the drawings beside it, in their order. */
  readonly figures: readonly string[];
}

/** A body in parts: each with the drawings that its last lines ask for. */
export function illustrated(body: string): readonly Illustrated[] {
  const parts: { text: string; figures: string[] }[] = [];
  const [first = '', ...rest] = body.split(MARK);
  let last = { text: first, figures: [] as string[] };
  parts.push(last);
  for (let at = 0; at < rest.length; at += 2) {
    last.figures.push(rest[at] as string);
    const text = rest[at + 1] ?? '';
    // Two marks in a row stand beside the same words.
    if (text.trim() === '') continue;
    last = { text, figures: [] };
    parts.push(last);
  }
  return parts;
}

/** The drawings a body asks for. */
export function figuresOf(body: string): readonly string[] {
  return illustrated(body).flatMap(({ figures }) => figures);
}
