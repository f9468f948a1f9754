import 'server-only';
import type { Log } from './log';

/**
 * Has what others print, the framework first of all, come out as our own log does: one line of JSON, errors without
 * their words. Those of an error in reading quote what was sent.
 */
export function logConsole(log: Log): void {
  console.error = (...given: unknown[]) => log.error(described(given), 'console');
  console.warn = (...given: unknown[]) => log.warn(described(given), 'console');
}

function described(given: readonly unknown[]) {
  const error = given.find((each) => each instanceof Error);
  if (error) return { err: error };
  const texts = given.filter((each) => typeof each === 'string');
  return { said: texts.map(withoutQuotes).join(' ').slice(0, 200) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one.
const COLOURS = /\u001b\[[\d;]*m/g;

/** The first line of a text, without its colours and what it quotes. */
function withoutQuotes(text: string): string {
  const [line = ''] = text.replace(COLOURS, '').trim().split('\n', 1);
  return line.replace(/["'`].*["'`]?/, '…');
}
