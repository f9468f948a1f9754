import { createServer } from 'node:net';

/** The first port from `from` on that nobody listens to on this machine. */
export async function firstFreePort(from) {
  for (let port = from; port < from + 100; port++) if (await isFree(port)) return port;
  throw new Error(`No port is free between ${from} and ${from + 99}.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
