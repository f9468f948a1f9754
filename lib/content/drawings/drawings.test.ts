import { beforeAll, describe, expect, test } from 'vitest';
import { FIGURES } from '../figures/registry';
import { suggestions } from '../suggestions';
import { everyDrawing } from './every-drawing';
import { figureOf } from './figure';

describe('the drawings of the site', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await everyDrawing();
  }, 60_000);

  test('there is one for each suggestion, front and back, and for most words', () => {
    expect(files.size).toBeGreaterThan(2 * suggestions().length + 40);
    expect(files.size).toBeLessThan(2 * suggestions().length + Object.keys(FIGURES).length + 40);
  });

  test('each has the colours of the page and nothing that only tools read', () => {
    for (const file of files.values()) {
      expect(file).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d. ]+"><g id="drawn">.*<\/g><\/svg>$/s);
      expect(file).not.toMatch(/(?:stroke|fill)="#| class=| data-/);
    }
  });

  test('none weighs more than a picture may', () => {
    expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThan(120_000);
  });

  test('what differs has another address, what is the same has one', () => {
    const line = (x: number) => ({
      box: [0, 0, 10, 10] as const,
      items: [
        {
          kind: 'stroke',
          path: [
            ['M', 0, 0],
            ['L', x, 5],
          ],
          stroke: 'seam',
          fill: 'none',
          layer: 'cut',
        } as const,
      ],
    });
    const [one, same, other] = [figureOf(line(3)), figureOf(line(3)), figureOf(line(4))];
    expect(same).toEqual(one);
    expect(other.address).not.toBe(one.address);
    expect(one.viewBox).toBe('0 -10 10 10');
  });
});
