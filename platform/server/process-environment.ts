/** Environment for child processes, which need PATH and the like. */
export const processEnvironment = (): Record<string, string | undefined> => ({ ...process.env });
