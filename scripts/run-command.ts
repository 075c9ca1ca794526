import { compileGuides } from './build/guide-compiler.mjs';

/** Runs a command and exits with the status that it returns. Prints errors as one line, and exits with `failed`. */
export async function runCommand(main: () => unknown, failure: string, failed = 1): Promise<void> {
  try {
    process.exitCode = Number((await main()) ?? 0);
  } catch (error) {
    console.error(failure + (error as Error).message);
    process.exitCode = failed;
  }
}

/** Loads a module with Vite, because Node does not support `import.meta.glob`. */
export async function withModule<Module, Result>(path: string, use: (module: Module) => Result): Promise<Result> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: false,
    plugins: [compileGuides()],
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return await use((await vite.ssrLoadModule(path)) as Module);
  } finally {
    await vite.close();
  }
}
