import { useEffect, useRef } from 'react';
import { whenQuiet } from '../api/quiet.ts';

const preloadDelay = 2000;

/** Loads code that is needed next, once the page is shown: there may be no network when it is needed. */
export const usePreload = (load: () => unknown, wanted = true): void => {
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      whenQuiet()
        .then(() => latest.current())
        .catch(() => undefined);
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, [wanted]);
};
