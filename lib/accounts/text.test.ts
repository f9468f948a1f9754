import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { emailAddress, lineOfText } from './text';

const schema = z.strictObject({ name: lineOfText(40) });
const mail = z.strictObject({ email: emailAddress });

function ruleOf(run: () => unknown): unknown {
  try {
    run();
    return 'accepted';
  } catch (error) {
    return error instanceof AppError ? Object.values(error.figures)[0] : error;
  }
}

describe('a name', () => {
  it.each([
    ['Zoë', 'Zoë'],
    ['  Anne   Marie ', 'Anne Marie'],
    ['e\u0301lise', 'élise'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['🧵 Ma robe 👩🏽‍🎨', '🧵 Ma robe 👩🏽‍🎨'],
    ['Weiß & Söhne ½', 'Weiß & Söhne ½'],
    ['שלום', 'שלום'],
  ])('%j is kept as %j', (given, kept) => {
    expect(parseInput(schema, { name: given })).toEqual({ name: kept });
  });

  it.each([
    'a\u0000b',
    'a\nb',
    'a\r\nBcc: x@y.test',
    'x\u202egpj',
    '\u2066x',
    'x\u200f',
    'a\u0085b',
    '\ud800',
    'a\u2028b',
  ])('%j holds forbidden characters', (name) => {
    expect(ruleOf(() => parseInput(schema, { name }))).toBe('forbidden-characters');
  });

  it('is required and not endless', () => {
    expect(ruleOf(() => parseInput(schema, { name: '   ' }))).toBe('required');
    expect(ruleOf(() => parseInput(schema, { name: 'x'.repeat(41) }))).toBe('too-long');
  });

  it('never lets a line break through, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const result = schema.safeParse({ name });
        return !result.success || !/[\r\n\u2028\u2029\u202e]/.test(result.data.name);
      }),
    );
  });
});

describe('an e-mail address', () => {
  it('passes plain addresses', () => {
    expect(parseInput(mail, { email: ' jeanne+couture@exemple.fr ' })).toEqual({
      email: 'jeanne+couture@exemple.fr',
    });
  });

  it.each([
    'a@b.test\r\nBcc: evil@x.test',
    'a@b.test, evil@x.test',
    'a@b.test;evil@x.test',
    'Jeanne <a@b.test>',
    '"a b"@b.test',
    'a@b',
    'a@@b.test',
    'é@b.test',
    'a@b.test (evil@x.test)',
    '',
  ])('refuses %j', (email) => {
    expect(ruleOf(() => parseInput(mail, { email }))).toBe('email');
  });
});
