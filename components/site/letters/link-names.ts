/** What the links of our letters do, by the name they have in the address: leave the newsletter, join it, prove an address. */
export const LETTER_LINKS = ['leave', 'join', 'address'] as const;

export type LetterLinkName = (typeof LETTER_LINKS)[number];
