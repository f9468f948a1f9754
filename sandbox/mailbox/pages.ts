import type { ServerResponse } from 'node:http';
import type { Email } from 'postal-mime';
import { sendHtml, sendJson } from '../http';
import { escapeHtml, page } from '../page';
import type { SandboxWords } from '../words';
import type { Mailbox } from './store';

/** A message may open links in a tab of their own and nothing else. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Answers `/mail`, `/mail.json`, `/mail/<id>`, `/mail/<id>/html` and `/mail/<id>/text`; false for anything else. */
export async function showMail(
  mailbox: Mailbox,
  words: SandboxWords,
  path: string,
  response: ServerResponse,
) {
  if (path === '/mail') return sendList(mailbox, words, response);
  if (path === '/mail.json') return sendAll(mailbox, response);
  const [, id = '', part = ''] = /^\/mail\/([\w-]+)(\/html|\/text)?$/.exec(path) ?? [];
  const mail = await mailbox.read(id);
  if (!mail) return false;
  if (part === '/html')
    sendHtml(response, 200, standAlone(mail), { 'Content-Security-Policy': MESSAGE_POLICY });
  else if (part === '/text')
    sendHtml(
      response,
      200,
      page(words, subjectOf(mail), `<pre>${escapeHtml(mail.text ?? '')}</pre>`, { wide: true }),
    );
  else sendHtml(response, 200, messagePage(words, id, mail));
  return true;
}

async function sendList(mailbox: Mailbox, words: SandboxWords, response: ServerResponse) {
  const mails = await Promise.all(
    mailbox
      .list()
      .slice(0, 100)
      .map(async (id) => ({ id, mail: await mailbox.read(id) })),
  );
  const rows = mails.flatMap(({ id, mail }) => (mail ? [row(id, mail, words)] : []));
  const list = rows.length > 0 ? `<ul class="mails">${rows.join('')}</ul>` : `<p>${words.mailboxEmpty}</p>`;
  const body = `<h1>${words.mailbox}</h1><div class="card">${list}</div>`;
  sendHtml(response, 200, page(words, words.mailbox, body, { wide: true }), { Refresh: '5' });
  return true;
}

function row(id: string, mail: Email, words: SandboxWords): string {
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  const sent = when.format(Number(id.split('-')[0]));
  return `<li><a href="/mail/${id}"><b>${escapeHtml(subjectOf(mail))}</b>
<span class="muted">${words.to} ${escapeHtml(recipientOf(mail))} · ${sent}</span></a></li>`;
}

/** Everything at once, for tests. */
async function sendAll(mailbox: Mailbox, response: ServerResponse) {
  const mails = await Promise.all(
    mailbox.list().map(async (id) => {
      const mail = await mailbox.read(id);
      const { subject, text, html, messageId } = mail ?? {};
      return { id, to: mail ? recipientOf(mail) : '', subject, text, html, messageId };
    }),
  );
  sendJson(response, 200, mails);
  return true;
}

function messagePage(words: SandboxWords, id: string, mail: Email): string {
  const body = `<p><a href="/mail">${words.back}</a></p><h1>${escapeHtml(subjectOf(mail))}</h1>
<p class="muted">${words.to} ${escapeHtml(recipientOf(mail))} · <a href="/mail/${id}/text">${words.textOnly}</a></p>
<iframe src="/mail/${id}/html" title="${escapeHtml(subjectOf(mail))}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(words, subjectOf(mail), body, { wide: true });
}

function standAlone(mail: Email): string {
  const html = withPictures(mail, mail.html ?? `<pre>${escapeHtml(mail.text ?? '')}</pre>`);
  return html.replace(/<head>|^/i, (head) => `${head}<base target="_blank">`);
}

/** Pictures that came with a message, put where its HTML names them. */
function withPictures({ attachments }: Email, html: string): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string' || !mimeType.startsWith('image/')) return shown;
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    return shown.replaceAll(`cid:${contentId.replace(/[<>]/g, '')}`, `data:${mimeType};base64,${data}`);
  }, html);
}

function subjectOf({ subject = '' }: Email): string {
  return subject || '—';
}

function recipientOf({ to = [] }: Email): string {
  return to
    .map((recipient) => ('address' in recipient ? recipient.address : recipient.name) ?? '')
    .join(', ');
}
