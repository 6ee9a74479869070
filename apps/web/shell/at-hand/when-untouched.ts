/** Milliseconds in which even a slow phone has drawn the effect of a touch. */
const drawnWithin = 400;
const longestTouching = 3000;

let touchedAt = 0;
const touched = () => {
  touchedAt = performance.now();
};

for (const kind of ['pointerdown', 'keydown'])
  document.addEventListener(kind, touched, { capture: true, passive: true });

/** Resolves when the last touch is some time ago, or after three seconds. */
export const whenUntouched = async (): Promise<void> => {
  const from = performance.now();
  const left = () =>
    Math.min(touchedAt + drawnWithin - performance.now(), from + longestTouching - performance.now());
  while (touchedAt > 0 && left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
};
