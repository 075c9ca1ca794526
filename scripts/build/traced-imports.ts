/** One file of compiled code that asked for another one while it ran. */
export interface Asking {
  from: string;
  file: string;
}

declare global {
  /** Called when compiled code is about to ask for a file (`scripts/build/start.mjs`). */
  var traceImport: ((from: string, file: string) => void) | undefined;
}

let isTracing = false;

/**
 * Runs `work` and collects what files of compiled code are asked for meanwhile.
 *
 * @throws Error when another such work runs: whose files they are could not be told
 */
export async function tracedImports<Result>(work: () => Promise<Result>): Promise<[Result, readonly Asking[]]> {
  if (isTracing) throw new Error('two routes load their code at once');
  const asked: Asking[] = [];
  isTracing = true;
  globalThis.traceImport = (from, file) => void asked.push({ from, file });
  try {
    return [await work(), asked];
  } finally {
    globalThis.traceImport = undefined;
    isTracing = false;
  }
}
