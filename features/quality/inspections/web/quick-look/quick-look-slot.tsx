import { Suspense } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { quickLookStore } from './quick-look.ts';

const [InspectionDrawer] = lazyPart(() => import('./inspection-drawer.tsx'));

/** Where `showInspection` opens. The code of the drawer is loaded when it is first opened. */
export const QuickLook = () => {
  const id = quickLookStore.use();
  return id === null ? null : (
    <Suspense fallback={null}>
      <InspectionDrawer key={id} id={id} />
    </Suspense>
  );
};
