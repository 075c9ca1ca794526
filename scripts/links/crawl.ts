import { LinkChecker, LinkState } from 'linkinator';

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

/**
 * Crawls a served site with linkinator from `/`, and returns the response of each address. Ignores other hosts.
 *
 * @param server origin of the server, without a slash at the end
 */
export async function crawl(server: string): Promise<Visit[]> {
  const { links } = await new SiteCrawler(server).check({
    path: `${server}/`,
    recurse: true,
    checkCss: true,
    // Otherwise relative links of `/a/b` are resolved under `/a/b/`.
    cleanUrls: true,
    headers: { 'Accept-Encoding': 'identity' },
    // Makes linkinator use its own agent instead of the proxy of the environment, which cannot reach this machine.
    allowInsecureCerts: true,
  });
  return links
    .filter(({ url }) => url.startsWith(`${server}/`))
    .map(({ url, status = 0, state, parent }) => ({
      path: new URL(url).pathname,
      status,
      broken: state === LinkState.BROKEN,
      from: parent && new URL(parent).pathname,
    }));
}

/** Limits linkinator to one server, and to some requests at once: by itself it starts all of them immediately. */
class SiteCrawler extends LinkChecker {
  readonly #server: string;
  readonly #lanes: Promise<void>[] = Array.from({ length: concurrency }, () => Promise.resolve());
  #count = 0;

  constructor(server: string) {
    super();
    this.#server = server;
  }

  override async crawl(step: Parameters<LinkChecker['crawl']>[0]): Promise<void> {
    if (step.url.origin !== this.#server) return;
    const lane = this.#count++ % concurrency;
    const turn = this.#lanes[lane]?.then(() => super.crawl(step));
    this.#lanes[lane] = turn ?? Promise.resolve();
    await turn;
  }
}
