import 'server-only';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '@/lib/env/config';
import { enclosePictures } from './picture';

interface Envelope {
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailTransport {
  /** Hands a mail to the server; rejects when the server has not taken it. */
  send(mail: Envelope): Promise<void>;
  close(): void;
}

interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** Mail by SMTP from our own address, its drawings enclosed: a message can name no file and no address to fetch. */
export function openTransport(
  settings: MailConfig,
  patience: Patience = { connectMs: 8_000, answerMs: 20_000 },
): MailTransport {
  const transporter = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    // The mailbox of this machine has no certificate anybody could check.
    ...(settings.kind === 'sandbox' ? { ignoreTLS: true } : {}),
  });
  const from = { name: 'Droitfil', address: settings.from };
  return {
    async send({ messageId, to, subject, html, text }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const { html: shown, pictures } = await enclosePictures(html);
      const attachments = pictures.map(({ cid, png }) => {
        return { cid, content: png, contentType: 'image/png', contentDisposition: 'inline' as const };
      });
      await transporter.sendMail({ from, to, subject, html: shown, text, attachments, messageId, headers });
    },
    close: () => transporter.close(),
  };
}
