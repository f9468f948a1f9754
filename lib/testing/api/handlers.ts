import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as actions from '@/app/actions/exports';
import { STATUS } from '@/lib/http/server/status';

/** A handler of the server as a test calls it: a route's handler, or an action behind the face of one. */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route of the API and every action, by its name in the access matrix. */
export async function findHandlers(): Promise<Map<string, Handler>> {
  const root = join(process.cwd(), 'app/api');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const map = new Map<string, Handler>();
  for (const file of files.filter((name) => name.endsWith('route.ts'))) {
    const module = (await import(join(root, file))) as Record<string, Handler>;
    const path = file.split(sep).slice(0, -1).join('/');
    for (const name of METHODS) if (module[name]) map.set(`${name} ${path}`, module[name]);
  }
  for (const [name, action] of Object.entries(actions)) map.set(`ACTION ${name}`, asRoute(action));
  return map;
}

type Action = (input: unknown) => Promise<{ ok: boolean; error?: { code: string } }>;

/** An action carries its token in what it is sent, and answers with a code where a route answers with a status. */
function asRoute(action: Action): Handler {
  return async (request) => {
    const [, token] = /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const answer = await action({ ...(await request.json()), ...(token === undefined ? {} : { token }) });
    return Response.json(answer, { status: answer.error ? (STATUS[answer.error.code] ?? 500) : 200 });
  };
}
