/** Milliseconds that a page waits at most for its first frame; on a busy phone it may take a while. */
const longest = 400;

/** Resolves when the browser has drawn the document. Code that runs before would delay that. Does not wait in a hidden
 * page, because browsers draw no frames of it. */
export const firstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : longest);
  });
