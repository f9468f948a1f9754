import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { LOCALES, localPath } from './locales';
import { ORIGIN } from './origin';
import { PAGE_TYPES } from './page-types';

/** Of a page alone, as it comes over the wire: what a telephone receives before it shows anything. */
const SENT_LIMIT = 20 * 1000;
/** Of the same page unpacked: what a telephone has to read. */
const READ_LIMIT = 110 * 1000;
/** The index of the dictionary holds every word with its meaning. */
const INDEX = { path: '/dictionary', sent: 30 * 1000, read: 220 * 1000 } as const;

function bytes(path: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(ORIGIN + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let total = 0;
      answer.on('data', (part) => {
        total += part.length;
      });
      answer.on('end', () => resolve(total));
    }).on('error', reject);
  });
}

for (const path of PAGE_TYPES) {
  const { sent, read } = path === INDEX.path ? INDEX : { sent: SENT_LIMIT, read: READ_LIMIT };
  test(`${path} is a light page in every language`, async () => {
    for (const locale of LOCALES) {
      const page = localPath(locale, path);
      expect(await bytes(page, 'gzip, br'), `${page} sent`).toBeLessThanOrEqual(sent);
      expect(await bytes(page, 'identity'), `${page} read`).toBeLessThanOrEqual(read);
    }
  });
}

test('drawings are files of their own, kept for ever, in no page', async ({ request }) => {
  for (const path of ['/', '/suggestions', '/suggestions/sleeveless-shell', '/dictionary/armhole']) {
    const html = await (await request.get(path)).text();
    const [drawing = ''] = /\/static\/drawings\/[0-9a-f]+\.svg/.exec(html) ?? [];
    const answer = await request.get(drawing);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await answer.text()).toMatch(/<g id="d[^"]+">/);
  }
});
