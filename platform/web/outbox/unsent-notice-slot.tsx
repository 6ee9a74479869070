import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.ts';
import { usePreload } from '../routing/use-preload.ts';
import { useLeftUnsent } from './use-unsent.ts';

const [Notice, preloadNotice] = lazyPart(() => import('./unsent-notice.tsx'));

export { preloadNotice };

/** For the page of a record. The code of the notice is loaded when needed, because most visits never show it. */
export const UnsentNotice = ({ group }: { group: string }) => {
  const writes = useLeftUnsent(group);
  usePreload(preloadNotice);
  return writes.length === 0 ? null : (
    <Suspense fallback={null}>
      <Notice writes={writes} />
    </Suspense>
  );
};
