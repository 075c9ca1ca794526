import { connect } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, footerLink, hydrated, test } from './site.ts';

test.use({ viewport: { width: 375, height: 667 } });

const script = '<script>window.ran = true</script>';
const long = 'x'.repeat(10_000);
const notFound = 'Oops! Page not found';

/** Paths that an attacker may link to, and the heading that each page must show. */
const addresses: Record<string, readonly (readonly [path: string, heading: string | RegExp])[]> = {
  'a postcode': [
    [`/locations/${encodeURIComponent(script)}`, notFound],
    [`/locations/e${encodeURIComponent('<script>ran = 1<')}`, /East London/],
    [`/locations/e${encodeURIComponent('"><img src=x onerror=window.ran=1>')}`, /East London/],
    ['/locations/javascript:window.ran=1', notFound],
    ['/locations/%00', notFound],
    ['/locations/%E0%A4%A', notFound],
    ['/locations/e%E0%A4%A', /East London|Oops/],
    ['/locations/..%2F..%2Fetc%2Fpasswd', notFound],
    ['/locations/e..%2F..%2F_headers', /East London|Oops/],
    ['/locations/e%F0%9F%94%A5', /East London/],
    [`/locations/${long}`, notFound],
    [`/locations/w${'%F0%9F%94%A5'.repeat(800)}`, /West London/],
    ['/locations/__proto__', notFound],
  ],
  'a path, a query or a fragment': [
    [`/${encodeURIComponent(script)}`, notFound],
    [`/${long}`, notFound],
    ['/%E0%A4%A', notFound],
    ['//evil.example/%2e%2e', /London/],
    ['/\\evil.example', notFound],
    ['/services/baxi%00', notFound],
    ['/constructor', notFound],
    [`/?q=${encodeURIComponent(script)}#${encodeURIComponent(script)}`, /London/],
    ['/services/baxi?%E0%A4%A#%00', /Baxi/],
    [`/services/baxi?${long}#${long}`, /Baxi/],
  ],
};

/** Records errors and dialogs, except the browser's message about status 404. */
async function recordFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('dialog', (dialog) => faults.push(dialog.message()));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) faults.push(message.text());
  });
  return faults;
}

for (const [what, rows] of Object.entries(addresses)) {
  test(`malicious text in ${what} runs no script and leads to a page of the site`, async ({ page, baseURL }) => {
    const faults = await recordFaults(page);
    for (const [path, heading] of rows) {
      const name = path.slice(0, 60);
      const response = await page.goto(`${baseURL}${path}`);
      expect([200, 404], name).toContain(response?.status());
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), name).toContainText(heading);
      const state = await page.evaluate(() => ({
        ran: 'ran' in window,
        injected: document.querySelectorAll('main script, [onerror], [onclick]').length,
        origin: location.origin,
        tooWide: document.documentElement.scrollWidth > innerWidth,
      }));
      expect(state, name).toEqual({ ran: false, injected: 0, origin: baseURL, tooWide: false });
      expect(faults, name).toEqual([]);
    }
    await (await footerLink(page, '/services/baxi')).click();
    await expect(page).toHaveURL('/services/baxi');
  });
}

test('a fragment that cannot be decoded does not break links or going back', async ({ page, watch: _ }) => {
  await page.goto('/services/baxi');
  await hydrated(page);
  for (const hash of ['#%E0%A4%A', '#%', '#%00', `#${script}`]) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await page.evaluate((fragment) => {
      const link = Object.assign(document.createElement('a'), { href: `/services/ideal${fragment}`, id: 'trap' });
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ideal');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Baxi');
  }
});

/** Sends a request target without normalizing it. Returns the head of the response. */
function sendRawRequest(origin: string, target: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    socket.on('data', (data) => {
      response += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response.slice(0, response.indexOf('\r\n\r\n'))));
  });
}

test('the server rejects malformed requests and never redirects to another site', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const rejected = [
    '/../../../etc/passwd',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/locations/../_headers',
    '/locations/..\\..\\package.json',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/index.html%00',
    '//evil.example',
    '//evil.example/',
    '//evil.example/..',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example.html',
    'http://evil.example/',
    'evil.example:443',
    '*',
    '/locations/e\u0000',
    '/caf\u00e9',
    '/a b',
    `/${'a'.repeat(10_000)}`,
    `/${'a'.repeat(100_000)}`,
  ];
  for (const target of rejected) {
    const head = await sendRawRequest(origin, target);
    expect(head.split('\r\n')[0], target.slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
  }

  for (const [target, location] of [
    ['//', '/'],
    ['/services/baxi/?next=//evil.example', '/services/baxi?next=//evil.example'],
    ['/locations/E1%0d%0aSet-Cookie:%20a=1/', '/locations/e1%0D%0Aset-cookie:%20a=1'],
    ['/locations/E//evil.example', undefined],
    ['/locations/E%5C%5Cevil.example/', '/locations/e%5C%5Cevil.example'],
  ] as const) {
    const head = await sendRawRequest(origin, target);
    expect(/\r\nLocation: (.*)/i.exec(head)?.[1], target).toBe(location);
    expect(head, target).not.toMatch(/\r\nset-cookie/i);
  }
  expect((await request.get('/')).status()).toBe(200);
});
