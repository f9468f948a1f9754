import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMailbox {
  readonly url: string;
  /** How often each message came, by its id. */
  readonly received: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** A mail server that takes everything and counts. */
export async function openTestMailbox(): Promise<TestMailbox> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '';
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { url: `smtp://localhost:${port}`, received, close };
}
