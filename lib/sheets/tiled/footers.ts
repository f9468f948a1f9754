import { joinedWords, type PieceContext } from '../context';

/** The one line that tells a loose page where it belongs. */
export function footerText({ identity, words }: PieceContext, page: number, pages: number): string {
  const { patternName, wearer, code, date } = identity;
  return joinedWords(patternName, wearer, code, date, words('sheets.footer', { page, pages }));
}

/** The same, then shorter, for a page with little room between its pieces. */
export function footerTexts(context: PieceContext, page: number, pages: number): string[] {
  const { identity, words } = context;
  const counted = words('sheets.footer', { page, pages });
  return [footerText(context, page, pages), joinedWords(identity.code, counted), counted];
}
