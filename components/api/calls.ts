import type { createClient } from '@/lib/http/client';
import { fetchFile } from '@/lib/http/file';

export type Calls = ReturnType<typeof createCalls>;

/** What is asked of the server, by its verb: each answers with the body of the response. */
export function createCalls(client: ReturnType<typeof createClient>) {
  return {
    get: async <T>(path: string) => (await client.get<T>(path)).data,
    post: async <T>(path: string, body?: unknown, key?: string) =>
      (await client.post<T>(path, body, key ? { headers: { 'Idempotency-Key': key } } : {})).data,
    put: async <T>(path: string, body: unknown) => (await client.put<T>(path, body)).data,
    remove: async <T = unknown>(path: string) => (await client.delete<T>(path)).data,
    file: (method: 'get' | 'post', path: string, body?: unknown) =>
      fetchFile(client, { method, url: path, data: body }),
  };
}

export const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;
