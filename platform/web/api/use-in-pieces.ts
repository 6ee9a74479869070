import { useDeferredValue } from 'react';

/** The same data, but the first of it as soon as React has drawn it in short pieces: drawn at once, a full page on a slow
 * phone answers no touch for a fifth of a second. */
export const useInPieces = <T>(data: T | undefined): T | undefined => {
  const isDrawn = useDeferredValue(data !== undefined);
  return isDrawn ? data : undefined;
};
