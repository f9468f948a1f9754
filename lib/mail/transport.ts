import 'server-only';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '@/lib/env/config';

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

/** Mail by SMTP from our own address. Text only: a message can name no file and no address to fetch. */
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
      await transporter.sendMail({ from, to, subject, html, text, messageId, headers });
    },
    close: () => transporter.close(),
  };
}
