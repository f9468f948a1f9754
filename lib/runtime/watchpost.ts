import 'server-only';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedFamilies } from '@/lib/metrics/counts';
import { watchProcess } from '@/lib/metrics/process';
import { type Family, metricsText } from '@/lib/metrics/text';
import { workFamilies } from '@/lib/metrics/work';
import { readiness } from './readiness';
import type { Services } from './services';

interface Watchpost {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Tells those who keep the site how this process is: `/livez`, `/readyz` and `/metrics`, on an address of its own that
 * no proxy leads to. Every role has it; the web server answers the first two beside its pages as well.
 */
export async function openWatchpost(
  services: Services,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Watchpost> {
  const ofProcess = watchProcess(services.database);
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    answer(path, services, ofProcess).then(
      ({ status, type, body }) => send(response, status, type, body),
      (err) => {
        services.log.warn({ err }, 'figures could not be told');
        send(response, 503, 'text/plain', 'unavailable\n');
      },
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`METRICS_PORT cannot be listened to: ${message}.`)),
    );
    server.listen(port, host, resolve);
  });
  server.unref();
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

async function answer(path: string | undefined, services: Services, ofProcess: () => Family[]) {
  if (path === '/livez') return { status: 200, type: 'text/plain', body: 'ok\n' };
  if (path === '/readyz') {
    const state = await readiness();
    return { status: state.ready ? 200 : 503, type: 'application/json', body: JSON.stringify(state) };
  }
  if (path !== '/metrics') return { status: 404, type: 'text/plain', body: 'not found\n' };
  const { role } = services.config;
  const work = role === 'scheduler' || role === 'all' ? await workFamilies(services.database) : [];
  const body = metricsText([...ofProcess(), ...countedFamilies(), ...work]);
  return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
