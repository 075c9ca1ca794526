/** Whether a line can be written over: only on a terminal. */
const onTerminal = process.stdout.isTTY === true;

// A reader who leaves early (`npm run build | head -1`) does not end the work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Runs one step of a recipe and prints a line with its time; a step that fails prints its name before the error goes on. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    const result = await work();
    write(`  ${name.padEnd(24)} ${seconds(performance.now() - start)}\n`);
    return result;
  } catch (error) {
    write(`  ${name.padEnd(24)} failed\n`);
    throw error;
  }
}

/** Lays rows out in columns: the first left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ')}`,
    )
    .join('\n');
}

/** Shows milliseconds as `1.24 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function write(text: string): void {
  process.stdout.write(onTerminal ? `\r\x1b[2K${text}` : text);
}
