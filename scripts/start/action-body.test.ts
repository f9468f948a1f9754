import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActionBody, peekBody } from './action-body.mjs';

describe('the body of a call to an action', () => {
  it.each([
    '[{"token":"x","choices":{"garment":"top"},"wearer":"$undefined"}]',
    '[{"patternName":"$$ cher","n":"$-0","d":"$D2026-11-24T00:00:00.000Z"}]',
    '[{"a":{"size":38},"b":"$0:0:a"}]',
  ])('is read as our pages send it: %s', (text) => expect(isActionBody(text)).toBe(true));

  it.each([
    '',
    '{',
    'null',
    '{}',
    '"x"',
    '[{"token":',
    '["$1"]',
    '["$F1"]',
    '["$K1"]',
    '["$@1"]',
    '["$0:0"]',
    '["$0:9:none"]',
    '["$0:constructor"]',
    '[{"a":{"b":"$0:0:a"}}]',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `[${'{"a":'.repeat(40)}1${'}'.repeat(40)}]`,
  ])('is refused when it is something else: %.40s', (text) => expect(isActionBody(text)).toBe(false));

  it('of any JSON is judged without breaking', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 8 }), (text) => typeof isActionBody(text) === 'boolean'));
  });

  it('is there still for whoever reads it next', async () => {
    const seen: [string | undefined, string][] = [];
    const server = createServer(async (request, response) => {
      const peeked = await peekBody(request, Number(request.headers['content-length']));
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      seen.push([peeked?.toString(), Buffer.concat(parts).toString()]);
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;
    for (const body of ['[]', 'é'.repeat(300_000)])
      await fetch(`http://localhost:${port}`, { method: 'POST', body });
    server.close();
    expect(seen.map(([peeked, read]) => [peeked === read, read.length])).toEqual([
      [true, 2],
      [true, 300_000],
    ]);
  });
});
