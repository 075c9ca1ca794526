import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { site } from './src/site.config.ts';

/** Puts the evaluated config into the bundles: no default, no variable name and no validation reaches the browser. */
function bakeSiteConfig(): Plugin {
  return {
    name: 'bake-site-config',
    enforce: 'pre',
    load: (id) => (id.endsWith('/src/site.config.ts') ? `export const site = ${JSON.stringify(site)};` : null),
  };
}

export default defineConfig({
  plugins: [bakeSiteConfig(), tailwindcss(), react()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
