import { type ComponentProps, Suspense } from 'react';
import { lazyPart, usePreload } from '#platform/web/routing/index';

const [CompleteDialog, preloadComplete] = lazyPart(() => import('../complete/complete-dialog.tsx'));

/** Its code comes ahead: there may be no network at the end of a walk. */
export const usePreloadComplete = (): void => usePreload(preloadComplete);

export const CompletePart = (props: ComponentProps<typeof CompleteDialog>) => (
  <Suspense fallback={null}>
    <CompleteDialog {...props} />
  </Suspense>
);
