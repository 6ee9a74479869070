/** Runs when the browser has drawn the touch that asked for it. */
export const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
