import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logConsole } from './console';
import type { Log } from './log';
import { createLog } from './log';

describe('what others print', () => {
  const { error, warn } = console;
  let lines: string[];

  beforeEach(() => {
    lines = [];
    const note = (level: string) => (fields: object, words: string) =>
      lines.push(JSON.stringify({ level, words, ...fields }));
    logConsole({ error: note('error'), warn: note('warn') } as unknown as Log);
  });
  afterEach(() => {
    Object.assign(console, { error, warn });
  });

  it('is one line each, without what it quotes', () => {
    console.error(
      '\u001b[31m⨯\u001b[39m Unexpected token in "bustCircumference":NaN\n    at parse\n    at more',
    );
    console.warn('Server action not found.');
    expect(lines).toEqual([
      JSON.stringify({ level: 'error', words: 'console', said: '⨯ Unexpected token in …' }),
      JSON.stringify({ level: 'warn', words: 'console', said: 'Server action not found.' }),
    ]);
  });

  it('of an error keeps its kind and place, never its words', async () => {
    const log = createLog('error');
    const written: string[] = [];
    // The log writes past `process.stdout`: its own stream is asked.
    const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[
      Object.getOwnPropertySymbols(log).find((each) => String(each) === 'Symbol(pino.stream)') as symbol
    ];
    if (!stream) throw new Error('no stream');
    stream.write = (line) => written.push(line);
    logConsole(log);
    try {
      JSON.parse('{"bustCircumference":NaN}');
    } catch (trouble) {
      console.error(' ⨯', trouble);
    }
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ err: { kind: 'SyntaxError' }, msg: 'console' });
    expect(written[0]).not.toContain('bust');
  });
});
