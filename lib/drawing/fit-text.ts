import { textWidth } from './measure-text';
import { safeText } from './safe-text';
import type { FontName } from './types';

const ELLIPSIS = '…';

/** The text, cut with an ellipsis where it is wider than `width` cm. */
export function fitText(text: string, font: FontName, size: number, width: number): string {
  const line = safeText(text);
  if (textWidth(line, font, size) <= width) return line;
  const signs = [...line];
  let [fits, tooLong] = [0, signs.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (textWidth(signs.slice(0, middle).join('') + ELLIPSIS, font, size) <= width) fits = middle;
    else tooLong = middle;
  }
  return signs.slice(0, fits).join('').trimEnd() + ELLIPSIS;
}

/** Words that stay together are joined by spaces that do not break. */
const breakable = (text: string): string[] => safeText(text).split(/ +/);

/** A word longer than a whole line is broken between letters. */
function chunks(word: string, font: FontName, size: number, width: number): string[] {
  if (textWidth(word, font, size) <= width) return [word];
  const found: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && textWidth(part + sign, font, size) > width) {
      found.push(part);
      part = '';
    }
    part += sign;
  }
  return [...found, part];
}

/** The text broken into lines of at most `width` cm, at its spaces; never empty. */
export function wrapText(text: string, font: FontName, size: number, width: number): string[] {
  const space = textWidth(' ', font, size);
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const word of breakable(text).flatMap((part) => chunks(part, font, size, width))) {
    const own = textWidth(word, font, size);
    if (line === '') [line, used] = [word, own];
    else if (used + space + own > width) {
      lines.push(line);
      [line, used] = [word, own];
    } else [line, used] = [`${line} ${word}`, used + space + own];
  }
  return [...lines, line];
}
