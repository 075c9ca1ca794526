import { LinkChecker, LinkState } from 'linkinator';

/** The number of pages that are read. The other pages of a larger site are only requested. */
const readLimit = 500;

/** The number of simultaneous requests. */
const concurrency = 16;

/** A response to the crawler. */
export interface Visit {
  path: string;
  status: number;
  broken: boolean;
  /** The page with the link. */
  from: string | undefined;
}

type CrawlStep = Parameters<LinkChecker['crawl']>[0];

/**
 * Crawls a served site with linkinator from `/`, and returns the response of each address. Requests links to the public
 * origin from the server, and ignores other hosts.
 *
 * @param server origin of the server, without a slash at the end
 * @param origin the site's public origin
 * @param paths the pages to request if the site is too large to be read completely
 */
export async function crawl(server: string, origin: string, paths: readonly string[]): Promise<Visit[]> {
  const starts = paths.length > readLimit ? paths : ['/'];
  const { links } = await new SiteCrawler(server, origin).check({
    path: starts.map((path) => server + path),
    recurse: true,
    checkCss: true,
    // Otherwise relative links of `/a/b` are resolved under `/a/b/`.
    cleanUrls: true,
    headers: { 'Accept-Encoding': 'identity' },
    // Makes linkinator use its own agent instead of the proxy of the environment, which cannot reach this machine.
    allowInsecureCerts: true,
  });

  const pathOn = (url: string) => new URL(url).pathname;
  return links
    .filter(({ url }) => url.startsWith(`${server}/`))
    .map(({ url, status = 0, state, parent }) => ({
      path: pathOn(url),
      status,
      broken: state === LinkState.BROKEN,
      from: parent && pathOn(parent),
    }));
}

/**
 * Limits linkinator to one server, to a number of simultaneous requests, and to one result for each link: by itself it
 * starts every request at once, and searches all results for each repeated link.
 */
class SiteCrawler extends LinkChecker {
  readonly #server: string;
  readonly #publicHost: string;
  readonly #waiting: (() => void)[] = [];
  #free = concurrency;
  #read = 0;

  constructor(server: string, origin: string) {
    super();
    this.#server = server;
    this.#publicHost = new URL(origin).host;
  }

  override async crawl(step: CrawlStep): Promise<void> {
    const own = step.url.host === this.#publicHost;
    if (!own && step.url.origin !== this.#server) return;
    if (own) {
      step.url = new URL(step.url.pathname + step.url.search, this.#server);
      if (step.cache.has(step.url.href)) return;
      step.cache.add(step.url.href);
    }

    await this.#slot();
    const wanted = step.crawl || own;
    const relationshipCache = new KnownLinks(step.cache);
    await super
      .crawl({ ...step, relationshipCache, crawl: wanted && this.#read++ < readLimit })
      .finally(() => this.#release());
  }

  async #slot(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/** Replaces linkinator's set of `url|page` pairs: contains every pair whose URL was requested before. */
class KnownLinks extends Set<string> {
  readonly #asked: ReadonlySet<string>;

  constructor(asked: ReadonlySet<string>) {
    super();
    this.#asked = asked;
  }

  override has(pair: string): boolean {
    return this.#asked.has(pair.slice(0, pair.indexOf('|')));
  }

  override add(): this {
    return this;
  }
}
