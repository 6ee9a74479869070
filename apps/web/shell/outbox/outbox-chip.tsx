import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#platform/web/routing/index';

const [UnsentChip] = lazyPart(() => import('./unsent-chip.tsx'));

const afterThePage = 3000;

/** What waits on the device is sent, and counted, once the page stands: its code is not part of the first load. */
export const OutboxChip = () => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), afterThePage);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <UnsentChip />
    </Suspense>
  ) : null;
};
