import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { FIGURES } from '../figures/registry';
import { firstGarments } from '../showcase/first-garment';
import { suggestions } from '../suggestions';
import { SEWN_WORDS } from '../word-steps';
import { everyDrawing } from './every-drawing';
import { drawnOf, figureOf, keptDrawings } from './figure';
import { inOneFile } from './in-one-file';

describe('the drawings of the site', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await everyDrawing();
  }, 240_000);

  test('there is one for each suggestion, front and back, and for most words', () => {
    expect(files.size).toBeGreaterThan(2 * suggestions().length + 40);
    // One for each picture alone, and one for each group that pages fetch together.
    const perSuggestion = 2 * 2 + 2 * 3 * LOCALES.length;
    const perWord = 1 + 5;
    const most =
      perSuggestion * suggestions().length +
      Object.keys(FIGURES).length +
      perWord * Object.keys(SEWN_WORDS).length +
      3 * firstGarments().length +
      40;
    expect(files.size).toBeLessThan(most);
  });

  test('each has the colours of the page and nothing that only tools read', () => {
    for (const file of files.values()) {
      expect(file).toMatch(
        /^<svg xmlns="[^"]+"><defs>(?:<pattern [^>]*\/>|<pattern .*?<\/pattern>)*(?:<g id="(?:drawn|d[0-9a-f]{16})">.*?<\/g>)+<\/defs><\/svg>$/s,
      );
      expect(file).not.toMatch(/ class=| data-/);
      // What is shown in cloth has the colours of the cloth, by day and by night.
      if (!file.includes('<pattern')) expect(file).not.toMatch(/(?:stroke|fill)="#/);
    }
  });

  test('none weighs more than a picture may', () => {
    for (const [name, file] of files) {
      const pictures = file.match(/<g id=/g)?.length ?? 0;
      // As it travels: alone, or one of many that come together.
      const most = Math.max(30_000, 3_000 * pictures);
      expect([name, gzipSync(file).length < most]).toEqual([name, true]);
    }
  });

  const line = (x: number) =>
    figureOf({
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

  test('what differs has another address, what is the same has one', () => {
    const [one, same, other] = [line(3), line(3), line(4)];
    expect(same).toEqual(one);
    expect(other.address).not.toBe(one.address);
    expect(one.viewBox).toBe('0 -10 10 10');
  });

  test('several come in one file, each under a name of its own, what is drawn twice once', () => {
    const { all, again } = inOneFile({ all: [line(3), line(4)], again: [line(3)] });
    const addresses = all.map(({ address }) => address.split('#'));
    expect(new Set(addresses.map(([file]) => file)).size).toBe(1);
    expect(again).toEqual([all[0]]);
    const file = keptDrawings.get(addresses[0]?.[0]?.replace(/.*\//, '') ?? '') ?? '';
    const drawn = [line(3), line(4)].map(drawnOf);
    expect(file).toContain(
      addresses.map(([, name], index) => `<g id="${name}">${drawn[index]}</g>`).join(''),
    );
  });
});
