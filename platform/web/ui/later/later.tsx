import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What stands below the first screen, drawn once that is painted: in one piece with it, a long page on a slow phone answers
 * no touch for a third of a second. */
export const Later = ({ children }: { children: ReactNode }): ReactNode => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn && children;
};
