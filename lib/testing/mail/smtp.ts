import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtp {
  readonly port: number;
  /** The messages it took, whole. */
  readonly received: string[];
  /** Breaks every connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A mail server on this machine that takes everything, save what `options` have it do otherwise. */
export async function openTestSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      let mail = '';
      stream.on('data', (part) => {
        mail += part;
      });
      stream.on('end', () => {
        received.push(mail);
        done();
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { port, received, hangUp, close };
}

/** What the server of a test answers with: `code` and some words. */
export function smtpAnswer(code: number): Error {
  return Object.assign(new Error('as the test says'), { responseCode: code });
}
