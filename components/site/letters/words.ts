const KEYS = [
  'required',
  'email',
  'tooLong',
  'invalid',
  'generic',
  'offline',
  'writeTo',
  'captcha-no-key',
  'captcha-no-version',
  'captcha-script',
  'captcha-execute',
] as const;

/** What a form of ours may have to say, handed over so that reading pages carry no other messages. */
export type LetterWords = Readonly<Record<(typeof KEYS)[number], string>>;

type Say = (key: (typeof KEYS)[number]) => string;

/** The words of every form, said by `t` of `site.letters`. */
export function letterWords(t: Say): LetterWords {
  return Object.fromEntries(KEYS.map((key) => [key, t(key)])) as LetterWords;
}
