/**
 * Mozilla's HTTP Observatory, as far as a static site can meet it: its published rules (mdn/mdn-http-observatory,
 * `src/analyzer/tests` and the score table of `src/grader/charts.js`), applied to headers and a document.
 */
export interface Finding {
  test: string;
  result: string;
  modifier: number;
}

interface Scanned {
  /** Headers of the home page, by name. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Where plain http leads at first, and the address that was scanned. */
  redirect: { from: string; to: string };
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const sixMonths = 15_768_000; // s

/** Scores a site: 100, less its penalties, and with its bonuses where the penalties leave it at 90 or more. */
export function observatory(scanned: Scanned): { score: number; findings: Finding[] } {
  const headers = new Map(Object.entries(scanned.headers).map(([name, value]) => [name.toLowerCase(), value]));
  const header = (name: string) => headers.get(name)?.trim().toLowerCase();
  const policy = parsePolicy(header('content-security-policy'));

  const findings = [
    contentPolicy(policy),
    cookies(header('set-cookie')),
    sharing(header('access-control-allow-origin'), header('access-control-allow-credentials')),
    redirection(scanned.redirect),
    referrer(header('referrer-policy')),
    transport(header('strict-transport-security')),
    integrity(scanned.html),
    { test: 'content type options', ...only(header('x-content-type-options'), 'nosniff', -5) },
    framing(policy, header('x-frame-options')),
    isolation(
      'resource policy',
      header('cross-origin-resource-policy'),
      ['same-origin', 'same-site'],
      ['cross-origin'],
    ),
    isolation(
      'opener policy',
      header('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    isolation(
      'embedder policy',
      header('cross-origin-embedder-policy'),
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
  ];

  const sum = (list: readonly Finding[]) => list.reduce((total, { modifier }) => total + modifier, 100);
  const base = sum(findings.filter(({ modifier }) => modifier < 0));
  return { score: Math.max(0, base >= 90 ? sum(findings) : base), findings };
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

function parsePolicy(text: string | undefined): Policy | undefined {
  if (text === undefined) return undefined;
  const rows = text.split(';').map((row) => row.trim().split(/\s+/));
  return new Map(
    rows.map(([name = '', ...sources]) => [
      name,
      new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources),
    ]),
  );
}

function contentPolicy(policy: Policy | undefined): Finding {
  const found = (result: string, modifier: number) => ({ test: 'content security policy', result, modifier });
  if (policy === undefined) return found('not there', -25);

  const of = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
  const withoutOverruled = (sources: readonly string[]) =>
    sources.some((source) => /^'(sha\d{3}|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const scripts = withoutOverruled(of('script-src'));
  const styles = withoutOverruled(of('style-src'));
  const unsafe = (source: string) => broad.has(source) || source === "'unsafe-inline'" || source === 'data:';
  const plain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, all]) => [...all]);

  if (scripts.some(unsafe) || of('object-src').some((source) => broad.has(source))) return found('unsafe scripts', -20);
  if (active.some(plain)) return found('active content over http', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return found('unsafe eval', -10);
  if ([...of('img-src'), ...of('media-src')].some(plain)) return found('passive content over http', -10);
  if (styles.some(unsafe)) return found('unsafe styles', 0);
  const usual = policy.get('default-src');
  return usual?.size === 1 && usual.has("'none'")
    ? found("nothing unsafe, default-src 'none'", 10)
    : found('nothing unsafe', 5);
}

function cookies(set: string | undefined): Finding {
  const secure = set === undefined || /;\s*secure/.test(set);
  return { test: 'cookies', result: set === undefined ? 'none' : 'some', modifier: secure ? 0 : -20 };
}

function sharing(origin: string | undefined, credentials: string | undefined): Finding {
  const open = origin !== undefined && origin !== '*' && credentials === 'true';
  return { test: 'cross-origin sharing', result: origin ?? 'not there', modifier: open ? -50 : 0 };
}

function redirection({ from, to }: Scanned['redirect']): Finding {
  const found = (result: string, modifier: number) => ({ test: 'redirection', result, modifier });
  const [source, target] = [new URL(from), new URL(to)];
  if (target.protocol !== 'https:') return found('not to https', -20);
  return target.hostname === source.hostname ? found('to https, same host', 0) : found('to another host', -5);
}

function referrer(value: string | undefined): Finding {
  const found = (result: string, modifier: number) => ({ test: 'referrer policy', result, modifier });
  if (value === undefined) return found('not there', 0);
  return privateReferrers.includes(value.split(',').at(-1)?.trim() ?? '') ? found(value, 5) : found(value, -5);
}

function transport(value: string | undefined): Finding {
  const found = (result: string, modifier: number) => ({ test: 'strict transport security', result, modifier });
  const age = /max-age=(\d+)/.exec(value ?? '')?.[1];
  if (value === undefined || age === undefined) return found(value ?? 'not there', -20);
  return found(value, Number(age) >= sixMonths ? 0 : -10);
}

/** Own scripts need no integrity; with it on any of them there is a bonus. */
function integrity(html: string): Finding {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  const foreign = scripts.filter((tag) => /\ssrc="?(https?:)?\/\//.test(tag));
  const found = (result: string, modifier: number) => ({ test: 'subresource integrity', result, modifier });
  if (foreign.some((tag) => !/\ssrc="?https:/.test(tag))) return found('foreign scripts over http', -50);
  if (foreign.some((tag) => !tag.includes('integrity='))) return found('foreign scripts', -5);
  return scripts.some((tag) => tag.includes('integrity=')) ? found('on own scripts', 5) : found('own scripts only', 0);
}

function framing(policy: Policy | undefined, options: string | undefined): Finding {
  const found = (result: string, modifier: number) => ({ test: 'framing', result, modifier });
  if (policy?.has('frame-ancestors')) return found('frame-ancestors', 5);
  return options === 'deny' || options === 'sameorigin' ? found(options, 0) : found(options ?? 'not there', -20);
}

function isolation(test: string, value: string | undefined, good: readonly string[], open: readonly string[]): Finding {
  if (value === undefined || open.includes(value)) return { test, result: value ?? 'not there', modifier: 0 };
  return { test, result: value, modifier: good.includes(value) ? 10 : -5 };
}

function only(value: string | undefined, right: string, penalty: number): Omit<Finding, 'test'> {
  return { result: value ?? 'not there', modifier: value === right ? 0 : penalty };
}
