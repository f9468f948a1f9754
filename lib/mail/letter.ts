import 'server-only';

/** What a mail says, before it is laid out. Every string is plain text. */
export interface Letter {
  readonly subject: string;
  readonly picture?: LetterPicture;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly list?: { readonly title: string; readonly entries: readonly LetterLink[] };
  readonly notes?: readonly string[];
  readonly button?: LetterLink;
  readonly closing: readonly string[];
  /** Why the reader gets this. */
  readonly why: string;
}

/** A garment in its cloth, and what to say of it where it is not shown. */
interface LetterPicture {
  readonly svg: string;
  readonly alt: string;
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

export interface Rendered {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
