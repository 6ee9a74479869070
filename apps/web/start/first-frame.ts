/** Milliseconds; a browser draws no frames of a page that nobody looks at. */
const longest = 100;

/** Ends when the browser has drawn what stands in the document. Code that runs before would delay it. */
export const firstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
