import { mergeConfig } from 'vite';
import { listPages } from '../../src/lib/list-pages.ts';
import { routes } from '../../src/routes.ts';
import config from '../../vite.config.ts';

/** The site's config for vite-react-ssg's page loop, with the same routes. Writes to the folder `OUT_DIR`. */
export default mergeConfig(config, {
  build: { outDir: process.env.OUT_DIR, emptyOutDir: true },
  ssgOptions: {
    includedRoutes: () => listPages(routes).map(({ path }) => path),
    beastiesOptions: false,
  },
});
