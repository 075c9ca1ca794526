// The build continues if its output is closed (`npm run build | head -1`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Runs a build step, and prints its name with its duration or `failed`. */
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

/** Formats rows as columns: the first is left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cells = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return rows.map((row) => `  ${cells(row).join('   ')}`).join('\n');
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
