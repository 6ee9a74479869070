const timeLimit = 10_000;

export type Step = { name: string; run: () => unknown };

/** Runs the steps in order. A step that never ends blocks the start. */
export const runSteps = async (steps: readonly Step[]): Promise<void> => {
  for (const { name, run } of steps) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Plugin registration timeout: ${name}`)), timeLimit);
    });
    try {
      await Promise.race([Promise.resolve().then(run), late]);
    } finally {
      clearTimeout(timer);
    }
    // Lets the browser draw and answer touches in between.
    await new Promise((next) => setTimeout(next));
  }
};
