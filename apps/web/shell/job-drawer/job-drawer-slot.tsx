import { Suspense } from 'react';
import { jobDrawerStore } from '#platform/web/feature/index';
import { lazyPart } from '#platform/web/routing/index';

const [JobDrawer] = lazyPart(() => import('./job-drawer.tsx'));

/** The code of the drawer is loaded when it is first opened. */
export const JobDrawerSlot = () => {
  const state = jobDrawerStore.use();
  return state ? (
    <Suspense fallback={null}>
      <JobDrawer state={state} />
    </Suspense>
  ) : null;
};
