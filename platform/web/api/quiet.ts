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

/** Milliseconds in which what a touch begins is drawn, also on a slow phone. */
const drawnWithin = 400;
const longestTouching = 3000;

let touchedAt = 0;
const touched = () => {
  touchedAt = performance.now();
};

if (typeof document !== 'undefined')
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, touched, { capture: true, passive: true });

/** Resolves when the last touch is some time ago, or after three seconds. */
export const whenUntouched = async (): Promise<void> => {
  const from = performance.now();
  const left = () =>
    Math.min(touchedAt + drawnWithin - performance.now(), from + longestTouching - performance.now());
  while (touchedAt > 0 && left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
};
