import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { settlingTime } from '../settling-time.ts';

const [UnsentChip] = lazyPart(() => import('./unsent-chip.tsx'));

/** The outbox is sent and counted after the page is shown, because its code is not part of the first load. */
export const OutboxChip = () => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), settlingTime);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <UnsentChip />
    </Suspense>
  ) : null;
};
