import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

interface GateSettings {
  /** Where it leads: ports of this machine, in turn; one that refuses is passed over. */
  readonly to: readonly number[];
  /** Asked of what goes in: whether the connection breaks once this has been handed on, before any answer to it. */
  readonly breaksAfter?: (sent: Buffer) => boolean;
}

export interface Gate {
  readonly port: number;
  /** Breaks every connection, and refuses new ones until it is opened. */
  shut(): void;
  open(): void;
  /** Breaks one connection, whichever `pick` says of so many; whether there was any. */
  cut(pick: (many: number) => number): boolean;
  close(): Promise<void>;
}

/** A way between two processes that can be cut, shut and opened again. */
export async function openGate({ to, breaksAfter = () => false }: GateSettings): Promise<Gate> {
  const through = new Set<Socket>();
  let closed = false;
  let turn = 0;
  const server = createServer((client) => {
    client.on('error', () => {});
    if (closed) return client.destroy();
    through.add(client);
    client.once('close', () => through.delete(client));
    lead(client, to.length);
  });
  const lead = (client: Socket, tries: number) => {
    const target = connect(to[turn++ % to.length] ?? 0, 'localhost');
    target.once('error', () => (tries > 1 ? lead(client, tries - 1) : client.destroy()));
    target.once('connect', () => {
      target.removeAllListeners('error').on('error', () => client.destroy());
      client.on('data', (part) => {
        target.write(part);
        if (!breaksAfter(part)) return;
        // Long enough for the other side to have done it, and never to be heard.
        target.removeAllListeners('data');
        setTimeout(() => client.destroy(), 20);
      });
      target.on('data', (part) => client.write(part));
      client.once('close', () => target.destroy());
      target.once('close', () => client.destroy());
    });
  };
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const all = () => [...through];
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      closed = true;
      for (const socket of all()) socket.destroy();
    },
    open() {
      closed = false;
    },
    cut(pick) {
      const sockets = all();
      sockets[pick(sockets.length)]?.destroy();
      return sockets.length > 0;
    },
    close() {
      for (const socket of all()) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
