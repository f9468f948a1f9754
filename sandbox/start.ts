import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendAsset } from './assets';
import { sendHtml } from './http';
import { openAccounts } from './identity/accounts';
import { interact } from './identity/interactions';
import { createProvider } from './identity/provider';
import { showMail } from './mailbox/pages';
import { createSmtpServer } from './mailbox/smtp';
import { openMailbox } from './mailbox/store';
import { page } from './page';
import { servePayments } from './payments/service';
import { startPayments } from './payments/start';
import type { SandboxSettings } from './settings';
import { wordsFor } from './words';

export interface RunningSandbox {
  close(): Promise<void>;
}

/** Starts what stands in for the vendors on this machine: sign-in, mail server and mailbox. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const accounts = openAccounts(join(settings.dataDir, 'identity/accounts.json'));
  const mailbox = openMailbox(join(settings.dataDir, 'mail'));
  const provider = await createProvider(settings, accounts);
  const payments = startPayments(settings);
  const signIn = provider.callback();
  const web = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const words = wordsFor(request);
    if (path === '/')
      return sendHtml(
        response,
        200,
        page(words, words.welcome, `<h1>${words.welcome}</h1><p><a href="/mail">${words.mailbox}</a></p>`),
      );
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    if (path.startsWith('/assets/') && sendAsset(response, path.slice(8))) return;
    if (path.startsWith('/mail') && (await showMail(mailbox, words, path, response))) return;
    if (path.startsWith('/interaction/') && (await interact(provider, accounts, request, response))) return;
    if (await servePayments(payments, words, request, response)) return;
    return signIn(request, response);
  };
  const smtp = createSmtpServer(mailbox);
  await listen(web, settings.port);
  await listen(smtp.server as unknown as Server, settings.smtpPort, (port, host, done) =>
    smtp.listen(port, host, done),
  );
  return {
    async close() {
      payments.close();
      web.closeAllConnections();
      await Promise.all([
        new Promise((done) => web.close(done)),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  };
}

type Listen = (port: number, host: string, done: () => void) => unknown;

function listen(
  server: Server,
  port: number,
  begin: Listen = (p, host, done) => server.listen(p, host, done),
) {
  return new Promise<void>((done, fail) => {
    server.once('error', fail);
    begin(port, 'localhost', done);
  });
}
