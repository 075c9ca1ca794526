import { LinkChecker, LinkState } from 'linkinator';

/** Pages that are read over HTTP; of a larger site the others are asked for without being read. */
const readLimit = 500;

/** Requests at once. */
const concurrency = 16;

/** What a crawler got for an address. */
export interface Visit {
  path: string;
  status: number;
  broken: boolean;
  /** The page that led there. */
  from: string | undefined;
}

type CrawlStep = Parameters<LinkChecker['crawl']>[0];

/**
 * Crawls a served site with linkinator, from `/` on, and tells what each address of it answers, once each.
 *
 * A site of more than five hundred pages is not read as a whole: every one of `paths` is asked for, and the first five
 * hundred pages are read. Nothing but the server is ever called: links to the public origin go to the server, all
 * others are left alone.
 *
 * @param server origin of the server, without a slash at the end
 * @param origin the site's public origin
 * @param paths what to ask for when there is too much to be found by reading
 */
export async function crawl(server: string, origin: string, paths: readonly string[]): Promise<Visit[]> {
  const starts = paths.length > readLimit ? paths : ['/'];
  const { links } = await new SiteCrawler(server, origin).check({
    path: starts.map((path) => server + path),
    recurse: true,
    checkCss: true,
    // Without it relative links of `/a/b` are looked for under `/a/b/`.
    cleanUrls: true,
    headers: { 'Accept-Encoding': 'identity' },
    // Takes linkinator's own agent instead of the proxy of the environment, which cannot reach this machine.
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
 * linkinator, kept to one server and made fit for large sites. By itself it starts every request at once, and searches all
 * results for each repeated link; here a link is visited once, because the files tell where else it stands.
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

/** Takes the place of linkinator's set of `url|page` pairs and holds every pair whose URL was asked for before. */
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
