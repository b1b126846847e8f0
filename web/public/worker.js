/* Keeps the client on the device, for when there is no connection, and shows what is pushed; there only if somebody has asked for it.
 *
 * Files whose names change with their content come from the device. The document, and whatever only dresses a picture, comes
 * from the server, and from the device if the server cannot be reached. What the server says of tables and people (/api, /ws)
 * is never kept: an old answer is no answer. */
const KEPT = 'caracole-1';
const FIRST = ['/', '/icon.svg', '/theme.js', '/manifest.webmanifest'];
const DRESS = /^\/api\/games\/[^/]+\/(style\.css|art\/)|^\/api\/grounds\//;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('caracole-') && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(key, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(key, answer.clone());
  return answer;
}

const fromDevice = async (key, request) => (await caches.match(key)) ?? keep(key, await fetch(request));

async function fromServer(key, request) {
  try {
    return await keep(key, await fetch(request));
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromDevice(url.pathname, request));
  else if (request.mode === 'navigate' && !/^\/(api|ws|docs)(\/|$)/.test(url.pathname)) event.respondWith(fromServer('/', request));
  else if (FIRST.includes(url.pathname) || DRESS.test(url.pathname)) event.respondWith(fromServer(url.pathname, request));
});

/* What the server tells this device: a sentence and the table it is about; not while that table is in sight. */
self.addEventListener('push', (event) => {
  const { title = 'Caracole', table = '' } = event.data?.json() ?? {};
  const path = table ? `/table/${table}` : '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const seen = pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path);
      return seen ? undefined : self.registration.showNotification(title, { tag: path, icon: '/icon.svg', data: path });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === event.notification.data);
      return page ? page.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});
