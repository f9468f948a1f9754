import { createServer, type IncomingMessage } from 'node:http';
import { userOf } from '@/lib/accounts/users';
import { config } from '@/lib/env/config';
import { placeExport } from '@/lib/exports/place';
import { startService } from '@/lib/runtime/start';

// A web process without its pages: it takes orders for one person as the site does, to be killed in the middle of one.
const { services } = await startService(config());
const user = await userOf(services.db, { tenant: 't', objectId: 'jeanne', issuedAt: Date.now() / 1000 });

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const server = createServer(async (request, response) => {
  try {
    response.end(JSON.stringify(await placeExport(services, user, JSON.parse(await textOf(request)))));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
const { HOST = 'localhost', PORT } = process.env;
server.listen(Number(PORT), HOST, () => services.log.info('answering'));
