import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#platform/web/routing/index';

const [UnsentChip] = lazyPart(() => import('./unsent-chip.tsx'));

const startDelay = 3000;

/** The outbox is sent and counted after the page is shown, because its code is not part of the first load. */
export const OutboxChip = () => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), startDelay);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <UnsentChip />
    </Suspense>
  ) : null;
};
