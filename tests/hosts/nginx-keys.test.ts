import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf } from '../../scripts/hosts/addresses.ts';
import { headersFor, headerTable } from '../../scripts/hosts/headers.ts';
import { hostFilesOf, readBuiltSite } from '../../scripts/hosts/write-host-files.ts';
import { ensureNginx, type RunningNginx, startNginx } from '../../scripts/setup/nginx.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sendRequest } from './request.ts';

// nginx does not start if a literal map key or server name has more than 46 characters.
const lengths = [40, 41, 42, 45, 46, 47, 48, 100];
const pages = lengths.map((length) => `/${'g'.repeat(length - 1)}`);
const originOf = (length: number, letter: string) => `https://${letter.repeat(length - '.b.example'.length)}.b.example`;
const legacyHosts = lengths
  .filter((length) => length < 64)
  .flatMap((length) => [originOf(length, 'b'), originOf(length, 'c')]);

describe.each([46, 47])('a site whose host name has %i characters', (length) => {
  const host = originOf(length, 'a');
  const folder = temporaryFolder();
  let nginx: RunningNginx;

  beforeAll(async () => {
    for (const page of ['/index', '/404', '/_location', ...pages])
      writeFileSync(join(folder, `${page}.html`), `<title>${page}</title><style>a{margin:${page.length}px}</style>`);
    const addresses = { host, legacyHosts, pages: ['/', ...pages], postcodes: ['E'] };
    for (const [file, text] of hostFilesOf(await readBuiltSite(folder), addresses))
      writeFileSync(join(folder, file), text);
    nginx = await startNginx(ensureNginx(), folder);
  }, 600_000);

  afterAll(() => nginx?.stop());

  test('serves pages at paths of any length, with their policies', async () => {
    const rules = headerTable(await readBuiltSite(folder));
    for (const page of pages) {
      const { status, headers, body } = await sendRequest(nginx.port, page, { headers: { Host: nameOf(host) } });
      expect({ status, title: /<title>(.*)<\/title>/.exec(body.toString())?.[1] }).toEqual({
        status: 200,
        title: page,
      });
      expect(headers['content-security-policy']).toBe(headersFor(rules, page)['Content-Security-Policy']);
    }
  });

  test('redirects other forms of the paths, and legacy hosts of any length', async () => {
    for (const page of pages) {
      const { status, headers } = await sendRequest(nginx.port, `${page}.html`, { headers: { Host: nameOf(host) } });
      expect({ status, location: headers.location }).toEqual({ status: 301, location: host + page });
    }
    for (const legacyHost of legacyHosts.map(nameOf)) {
      const { status, headers } = await sendRequest(nginx.port, '/', { headers: { Host: legacyHost.toUpperCase() } });
      expect({ status, location: headers.location }).toEqual({ status: 301, location: `${host}/` });
    }
  });
});
