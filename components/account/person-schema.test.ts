import { describe, expect, it } from 'vitest';
import { personSchema } from './person-schema';

const person = { firstName: 'Zoé', email: 'zoe@example.test', instagram: '', facebook: '' };
const trouble = (over: Partial<typeof person>) => {
  const result = personSchema.safeParse({ ...person, ...over });
  return result.success ? null : result.error.issues[0]?.message;
};

describe('personSchema', () => {
  it('takes a person with or without social accounts', () => {
    expect(personSchema.parse(person)).toEqual(person);
    const social = { instagram: '@zoe.coud', facebook: 'https://www.facebook.com/zoe' };
    expect(trouble(social)).toBeNull();
  });

  it.each([
    [{ firstName: ' \u200b' }, 'required'],
    [{ firstName: 'x'.repeat(61) }, 'tooLong'],
    [{ email: '' }, 'required'],
    [{ email: 'zoe' }, 'email'],
    [{ email: 'a@b.test\r\nBcc: evil@x.test' }, 'email'],
    [{ instagram: 'zoe coud' }, 'instagram'],
    [{ facebook: 'https://evil.test/' }, 'url'],
  ])('refuses %o with %s', (over, code) => {
    expect(trouble(over)).toBe(code);
  });
});
