import { runnerImport, type ViteDevServer } from 'vite';
import { deadLinks, describeDeadLinks } from '../links/built-links.ts';
import { forACheck } from './open-pages.ts';

/**
 * What would stop a build, in its words: the settings, else the content, else the links of some pages. Nothing where all
 * is well.
 *
 * @param pages the paths whose links are looked at
 */
export async function whatStopsABuild(server: ViteDevServer, pages: readonly string[]): Promise<string> {
  return (await settingsFaults()) || (await contentFaults(server)) || linkFaults(server, pages);
}

/** What the texts in files have against the style. */
export async function styleOfFiles(server: ViteDevServer, files: readonly string[]): Promise<string> {
  const style = await load<typeof import('../style/check-style.ts')>(server, 'scripts/style/check-style.ts');
  const faults = Object.values(style.styleFaults(await style.readTexts())).flat();
  return style.styleMessage([...new Set(files.flatMap((file) => style.faultsOfFile(faults, file)))]);
}

/** The server itself keeps the settings that it was started with until they are right again. */
async function settingsFaults(): Promise<string> {
  return messageOf(() => runnerImport('./src/site.config.ts'));
}

async function contentFaults(server: ViteDevServer): Promise<string> {
  return messageOf(async () => {
    const check = await load<typeof import('../content/check-content.ts')>(server, 'scripts/content/check-content.ts');
    await check.checkContent();
  });
}

async function messageOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Of links to parts of other pages, those pages are read too. */
async function linkFaults(server: ViteDevServer, pages: readonly string[]): Promise<string> {
  const { routes, knownDeadPaths } = await load<typeof import('../../src/routes.ts')>(server, 'src/routes.ts');
  const { fileOf, listPages } = await load<typeof import('../../src/lib/route-table.ts')>(
    server,
    'src/lib/route-table.ts',
  );
  const paths = new Set(listPages(routes).map(({ path }) => path));
  const documents = new Map<string, string>();
  /** Whether all of them can be rendered. */
  const read = async (wanted: Iterable<string>) => {
    for (const path of wanted) {
      if (!paths.has(path) || documents.has(fileOf(path))) continue;
      const html = await documentOf(server, path);
      if (html === undefined) return false;
      documents.set(fileOf(path), html);
    }
    return true;
  };
  if (!(await read(pages))) return '';
  const withParts = [...documents.values()].flatMap((html) => [...html.matchAll(/ href="(\/[^"#?]*)#/g)]);
  if (!(await read(new Set(withParts.map(([, path = '']) => path))))) return '';

  const dead = deadLinks(documents, new Set([...paths, ...knownDeadPaths]));
  return dead.length === 0 ? '' : describeDeadLinks(dead);
}

/** A page as the server renders it, or nothing where it cannot. */
async function documentOf(server: ViteDevServer, path: string): Promise<string | undefined> {
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const response = await fetch(new URL(path, origin), { headers: { accept: 'text/html', ...forACheck } });
  const html = await response.text();
  return response.ok ? html : undefined;
}

/** Loaded by the server, as pages are: Node by itself knows no `import.meta.glob`, and keeps what it has once read. */
async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(`/${file}`)) as Module;
}
