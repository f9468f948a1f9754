import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

const PATIENCE_MS = 1_000;

/** A port, of this machine unless a host is named. */
interface Place {
  readonly host?: string;
  readonly port: number;
}

interface GateSettings {
  /** Where it leads, in turn; one that refuses or does not answer is passed over. */
  readonly to: readonly Place[];
  /** Where it stands: any free port of this machine unless said. */
  readonly on?: Place;
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
export async function openGate(settings: GateSettings): Promise<Gate> {
  const { to, on = { port: 0 }, breaksAfter = () => false } = settings;
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
    const { host = 'localhost', port } = to[turn++ % to.length] ?? { port: 0 };
    const target = connect(port, host);
    // A host that is cut off answers nothing at all.
    const late = setTimeout(() => target.destroy(new Error('no answer')), PATIENCE_MS);
    target.once('error', () => {
      clearTimeout(late);
      return tries > 1 ? lead(client, tries - 1) : client.destroy();
    });
    target.once('connect', () => {
      clearTimeout(late);
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
  await new Promise<void>((done) => server.listen(on.port, on.host ?? 'localhost', done));
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
