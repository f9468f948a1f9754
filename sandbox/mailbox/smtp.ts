import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './store';

/** A mail server that takes every message for everybody and keeps it in `mailbox`. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 10_000_000,
    onData(stream, _, taken) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        try {
          mailbox.add(Buffer.concat(parts));
          taken();
        } catch (error) {
          taken(
            Object.assign(new Error('the mailbox cannot be written'), { responseCode: 452, cause: error }),
          );
        }
      });
    },
  });
  // A client that hangs up is no trouble of the mailbox.
  server.on('error', () => {});
  return server;
}
