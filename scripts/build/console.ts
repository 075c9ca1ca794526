// The build continues if its output is closed (`npm run build | head -1`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    const result = await work();
    console.log(`  ${name.padEnd(24)} ${seconds(performance.now() - start)}`);
    return result;
  } catch (error) {
    console.log(`  ${name.padEnd(24)} failed`);
    throw error;
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
