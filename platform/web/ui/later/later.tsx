import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Draws what is below the first screen after that is painted. Drawn in one piece, a long page on a slow phone answers no
 * touch for a third of a second. */
export const Later = ({ children }: { children: ReactNode }): ReactNode => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn && children;
};
