import { useEffect, useRef } from 'react';

const afterThePage = 3000;

/** Fetches code that comes next once the page stands: where it is wanted there may be no network. */
export const usePreload = (load: () => unknown, wanted = true): void => {
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      Promise.resolve(latest.current()).catch(() => undefined);
    }, afterThePage);
    return () => clearTimeout(timer);
  }, [wanted]);
};
