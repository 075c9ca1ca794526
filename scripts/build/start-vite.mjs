// Vite's own command, as `start.mjs` starts it. Tailwind registers hooks that load changed modules anew, which a build never
// needs; up to Node 22.14 they are a thread that every later import goes through, and cost 0.3 s of processor time.
import module, { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

module.register = undefined;
syncBuiltinESMExports();
await import(pathToFileURL(resolve('node_modules/vite/bin/vite.js')).href);
