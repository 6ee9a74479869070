/** Errors that tell a person what to do, without the lines of code they come from. */
const forPeople = ['BackupError', 'EmbeddedDatabaseError', 'ConfigError'];

/** Runs a command of the shell: what was opened is closed in any case, and the exit code tells how it went. */
export const runCommand = async (
  work: (onStop: (close: () => Promise<void>) => void) => Promise<void>,
): Promise<void> => {
  const open: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let stop = open.pop(); stop; stop = open.pop()) await stop().catch(() => undefined);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
  try {
    await work((stop) => open.push(stop));
  } catch (error) {
    const { name, message, stack } = error as Error;
    console.error(forPeople.includes(name) ? message : (stack ?? message));
    process.exitCode = 1;
  } finally {
    await close();
  }
};
