/** Runs a command, and sets and returns the exit status. If it throws, prints the message and sets status `failed`. */
export async function runCommand(main: () => unknown, failure: string, failed = 1): Promise<number> {
  let status = failed;
  try {
    status = Number((await main()) ?? 0);
  } catch (error) {
    console.error(failure + (error as Error).message);
  }
  process.exitCode = status;
  return status;
}
