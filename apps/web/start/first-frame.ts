/** Milliseconds that a page waits at most for its first frame; on a busy phone it may take a while. */
const longest = 400;

/** Ends when the browser has drawn what stands in the document. Code that runs before would delay it. A browser draws no
 * frames of a page that nobody looks at. */
export const firstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : longest);
  });
