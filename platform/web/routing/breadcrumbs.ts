import { useLayoutEffect } from 'react';
import { createStore } from '../store/create-store.ts';

/** The last one is the current page; the others are links. */
export type Breadcrumb = string | { title: string; to?: string };

export const breadcrumbStore = createStore<readonly Breadcrumb[]>([]);

/** Sets the crumbs of this page; every page change clears them. */
export const useBreadcrumbs = (items: readonly Breadcrumb[]): void => {
  const key = JSON.stringify(items);
  useLayoutEffect(() => {
    breadcrumbStore.set(JSON.parse(key) as Breadcrumb[]);
    return () => breadcrumbStore.set([]);
  }, [key]);
};
