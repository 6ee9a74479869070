import { Suspense } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { createStore } from '#platform/web/store/create-store';

const quickLookStore = createStore<number | null>(null);

/** Opens one inspection at the right edge, where the page has a `QuickLook`. */
export const showInspection = (id: number): void => quickLookStore.set(id);

export const closeInspection = (): void => quickLookStore.set(null);

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
