// Keeps the page beside the machine for where there is no line: the page itself is asked for first and taken from
// what was kept when nobody answers; its scripts, styles and fonts carry their content in their name.
const KEPT = 'droitfil-pages-1';
const LASTING = /^\/_next\/static\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep = [] } = event.data ?? {};
  event.waitUntil(keepAll(keep));
});

async function keepAll(addresses) {
  const cache = await caches.open(KEPT);
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) await cache.put(pageOf(address), answer);
    }),
  );
}

// One page, whatever pattern it was opened with.
function pageOf(address) {
  const url = new URL(address);
  return LASTING.test(url.pathname) ? address : url.origin + url.pathname;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  event.respondWith(LASTING.test(url.pathname) ? keptFirst(request) : askedFirst(request));
});

async function keptFirst(request) {
  const kept = await caches.match(request.url);
  return kept ?? askedFirst(request);
}

async function askedFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(KEPT);
      await cache.put(pageOf(request.url), answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(pageOf(request.url));
    if (kept) return kept;
    throw error;
  }
}
