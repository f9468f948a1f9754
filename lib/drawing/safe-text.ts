/** What would change the direction or the meaning of a line, or is not a sign at all. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const BREAKS = /[\t\n\v\f\r\u{85}\u{2028}\u{2029}]+/gu;
const WIDE_SPACES = /[\u{1680}\u{2000}-\u{2008}\u{200A}\u{205F}\u{3000}]/gu;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Plain Latin letters, and the quotes, dashes and narrow spaces printed between them, need none of it. */
const PLAIN = /^[ -~\u{A0}-\u{AC}\u{AE}-\u{24F}\u{2010}-\u{2027}\u{202F}-\u{205E}]*$/u;

/**
 * One line of text that is safe to show: composed (NFC), without control, direction-override or
 * zero-width characters; line breaks become spaces, halves of broken characters the replacement sign, and no
 * letter carries more than two accents.
 */
export function safeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(BREAKS, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(LONE_SURROGATES, '\u{FFFD}')
    .replace(WIDE_SPACES, ' ');
}
