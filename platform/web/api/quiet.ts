let pending = 0;

/** Counts a call, or the loading of a part that is shown, while it is under way. */
export const countPending = async <T>(work: () => Promise<T>): Promise<T> => {
  pending += 1;
  try {
    return await work();
  } finally {
    pending -= 1;
  }
};

/** Milliseconds. */
const look = 250;
const quietFor = 1000;
const longest = 20_000;

/** Resolves when nothing has been under way for a second, or after 20 seconds: what is loaded ahead must not slow down what
 * the person waits for. */
export const whenQuiet = async (): Promise<void> => {
  let quiet = 0;
  for (let waited = 0; waited < longest && quiet < quietFor; waited += look) {
    await new Promise((resolve) => setTimeout(resolve, look));
    quiet = pending === 0 ? quiet + look : 0;
  }
};
