/** Runs after the browser has drawn what the touch changed. */
export const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
