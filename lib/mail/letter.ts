import 'server-only';

/** What a mail says, before it is laid out. Every string is plain text. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly list?: { readonly title: string; readonly entries: readonly LetterLink[] };
  readonly notes?: readonly string[];
  readonly button?: LetterLink;
  readonly closing: readonly string[];
  /** Why the reader gets this. */
  readonly why: string;
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
