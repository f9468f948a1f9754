import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeAnswer } from '@/lib/metrics/answers';
import { count, time } from '@/lib/metrics/counts';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import { openWatchpost } from './watchpost';

describe('what a process tells those who keep it', () => {
  let provided: TestServices;
  let post: Awaited<ReturnType<typeof openWatchpost>>;
  let address: string;

  beforeAll(async () => {
    provided = await provideTestServices();
    post = await openWatchpost(provided.services, { host: 'localhost', port: 0 });
    address = `http://localhost:${post.port}`;
  }, 60_000);
  afterAll(async () => {
    await post.close();
    await provided.close();
  });

  it('is whether it lives and can work', async () => {
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ ready: true })]);
    expect((await fetch(`${address}/else`)).status).toBe(404);
  });

  it('are figures every one of which Prometheus can read', async () => {
    count('droitfil_mails_total', { outcome: 'a "quoted"\nname' });
    // A name of its own: other tests of this process count what is done.
    time('droitfil_export_seconds', { outcome: 'read' }, 1.5);
    time('droitfil_export_seconds', { outcome: 'read' }, 99);
    const text = await (await fetch(`${address}/metrics`)).text();
    const figure = /^[a-z_]+(\{([a-z]+="([^"\\\n]|\\.)*",?)+\})? -?[\d.e+-]+$/;
    for (const line of text.trimEnd().split('\n')) if (!line.startsWith('# ')) expect(line).toMatch(figure);
    expect(text).toContain('droitfil_mails_total{outcome="a \\"quoted\\"\\nname"} 1\n');
    expect(text).toContain('droitfil_export_seconds_bucket{outcome="read",le="2"} 1\n');
    expect(text).toContain('droitfil_export_seconds_bucket{outcome="read",le="+Inf"} 2\n');
    expect(text).toContain('droitfil_export_seconds_sum{outcome="read"} 100.5\n');
    for (const name of ['droitfil_jobs_waiting 0', 'droitfil_jobs_oldest_seconds 0', 'droitfil_news_open 0'])
      expect(text).toContain(`\n${name}\n`);
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
  });

  it('counts what the web server answers by kind, never by address', async () => {
    const server = createServer((request, response) => {
      timeAnswer(request, response);
      response.writeHead(request.url === '/api/none' ? 404 : 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as { port: number };
    const told = async () => (await fetch(`${address}/metrics`)).text();
    const before = await told();
    for (const path of ['/', '/api/none', '/_next/static/a.js', '/livez'])
      await fetch(`http://localhost:${port}${path}`);
    server.close();
    const after = await told();
    for (const figure of [
      'droitfil_answers_total{kind="page",status="2xx"}',
      'droitfil_answers_total{kind="api",status="4xx"}',
      'droitfil_answer_seconds_count{kind="file"}',
    ])
      expect(valueIn(after, figure) - valueIn(before, figure), figure).toBe(1);
    expect(after).not.toContain('none');
  });
});

/** A figure among those told, 0 before it is first counted. */
function valueIn(text: string, figure: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${figure} `));
  return Number(line?.slice(figure.length) ?? 0);
}
