import { createStore } from '#platform/web/store/create-store';

export const quickLookStore = createStore<number | null>(null);

/** Opens one inspection at the right edge, where the page has a `QuickLook`. */
export const showInspection = (id: number): void => quickLookStore.set(id);

export const closeInspection = (): void => quickLookStore.set(null);
