import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DESIGN_NAMES, designOf } from './designs';
import { inkApart, inkOf } from './ink';
import { goldenPicture } from './sheet';

const pictures = new URL('./pictures/', import.meta.url);

describe('the pictures of the designs', () => {
  it('are one of each design, and no more are kept', () => {
    expect(readdirSync(pictures).sort()).toEqual(DESIGN_NAMES.map((name) => `${name}.svg`).sort());
  });

  it.each(DESIGN_NAMES)('%s looks as it was approved', (name) => {
    const approved = inkOf(readFileSync(new URL(`${name}.svg`, pictures), 'utf8'));
    expect(inkApart(approved, inkOf(goldenPicture(name, designOf(name))))).toBe(0);
  });
});

describe('comparing pictures', () => {
  const line = (x: number) => inkOf(`<path d="M${x} 0L${x} 10C${x} 12 4 14 8 14Z"/>`);

  it('sees a line moved by three millimetres, and none that moved by a hair', () => {
    expect(inkApart(line(1), line(1.3))).toBeGreaterThan(100);
    expect(inkApart(line(1), line(1.02))).toBe(0);
  });

  it('sees a line that is missing', () => {
    expect(inkApart(line(1), inkOf('<path d="M1 0L1 10"/>'))).toBeGreaterThan(20);
  });
});
