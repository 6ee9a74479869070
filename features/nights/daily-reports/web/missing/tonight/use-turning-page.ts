import { useEffect, useState } from 'react';

/** Milliseconds for which a page is shown. */
const stand = 10_000;

/** Which page of a wall is shown: the next one after a while, until somebody stops it. */
export const useTurningPage = (pages: number) => {
  const [page, setPage] = useState(0);
  const [turns, setTurns] = useState(true);
  const shown = page < pages ? page : 0;
  const go = (by: number) => setPage((shown + by + pages) % pages);
  useEffect(() => {
    if (!turns || pages < 2) return undefined;
    const timer = setTimeout(() => setPage((shown + 1) % pages), stand);
    return () => clearTimeout(timer);
  }, [turns, pages, shown]);
  return { shown, go, turns, setTurns };
};
