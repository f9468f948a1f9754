import 'server-only';
import type { Letter, LetterLink, Rendered } from './letter';
import { drawingIn } from './picture';

// Mail programs know little of style sheets, so colours of the atelier are written on each element.
const INK = '#1E2430';
const MUTED = '#5B6270';
const BLUE = '#2F5DA8';
const RED = '#C23B2C';
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The letter as HTML and as plain text, both complete. */
export function layOut(letter: Letter, locale: string): Rendered {
  return { subject: letter.subject, html: htmlOf(letter, locale), text: textOf(letter) };
}

function htmlOf(letter: Letter, locale: string): string {
  const { picture, list, button, notes = [] } = letter;
  const parts = [
    picture ? pictureOf(picture) : '',
    `<h1 style="font:400 26px/1.25 ${SERIF};margin:0 0 20px">${escapeHtml(letter.subject)}</h1>`,
    paragraph(letter.greeting),
    ...letter.paragraphs.map((text) => paragraph(text)),
    button ? buttonOf(button) : '',
    list ? listOf(list) : '',
    ...notes.map((text) => paragraph(text, MUTED)),
    `<p style="margin:24px 0 0">${letter.closing.map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#F6F1E7;color:${INK};font:17px/1.55 ${SANS}">
<div style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="font:500 20px ${SERIF};margin:0 0 16px">Droitfil</p>
<div style="background:#FFFDF8;border:1px solid #DDD3C0;border-radius:4px;padding:32px 28px;overflow-wrap:anywhere">
${parts.filter(Boolean).join('\n')}
</div>
<p style="color:${MUTED};font-size:14px;margin:16px 4px">${escapeHtml(letter.why)}</p>
</div></body></html>`;
}

function paragraph(text: string, colour = INK): string {
  return `<p style="margin:0 0 16px;color:${colour}">${escapeHtml(text)}</p>`;
}

function pictureOf({ svg, alt }: NonNullable<Letter['picture']>): string {
  return `<p style="margin:0 0 24px;text-align:center">${drawingIn(svg, escapeHtml(alt))}</p>`;
}

/** Behind the button and quieter than it: whoever wants a certain one of the links finds it. */
function listOf({ title, entries }: NonNullable<Letter['list']>): string {
  const links = entries.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${BLUE}">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 16px;font-size:15px">${escapeHtml(title)}<br>${links.join(' · ')}</p>`;
}

function buttonOf({ label, url }: LetterLink): string {
  const style = `display:inline-block;background:${RED};color:#FFFDF8;text-decoration:none;padding:12px 22px;border-radius:4px`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function textOf(letter: Letter): string {
  const { list, button, notes = [] } = letter;
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    button ? `${button.label}\n${button.url}` : '',
    list ? [list.title, ...list.entries.map(({ label, url }) => `- ${label}\n  ${url}`)].join('\n') : '',
    ...notes,
    letter.closing.join('\n'),
    `--\n${letter.why}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}
