import type { IncomingMessage, ServerResponse } from 'node:http';
import { count, time } from './counts';

/** Counts and times what is answered, by what was asked for: the address itself says more than anybody has to know. */
export function timeAnswer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  response.once('close', () => {
    const kind = kindOf(url);
    // One that its reader gave up was not answered.
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'gone';
    count('droitfil_answers_total', { kind, status });
    time('droitfil_answer_seconds', { kind }, (performance.now() - begun) / 1000);
  });
}

function kindOf(url: string): 'health' | 'api' | 'file' | 'page' {
  if (/^\/(livez|readyz)\b/.test(url)) return 'health';
  if (url.startsWith('/api/')) return 'api';
  return /^\/(_next|static|icons)\//.test(url) ? 'file' : 'page';
}
