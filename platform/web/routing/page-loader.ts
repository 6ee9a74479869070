import type { ComponentType } from 'react';
import { loadUntilThere } from './load-until-there.ts';
import type { Page, PageModule, Visit } from './page.ts';

const loaded = new WeakMap<Page, PageModule>();

export const componentOf = (page: Page): ComponentType | undefined => loaded.get(page)?.default;

export const prefetchPage = (page: Page, visit: Visit): void => loaded.get(page)?.prefetch?.(visit);

/** Loads the page's code. The previous page stays until it is loaded. */
export const loadPage = async (
  page: Page,
  options: { preload?: boolean; signal?: AbortSignal },
): Promise<void> => {
  if (loaded.has(page)) return;
  // Rejected only when nobody needs the page any more: after touching a link without opening it, or after opening
  // another page.
  const module = await loadUntilThere(page.component, 'platform:errors.pageNotLoaded', options).catch(
    () => undefined,
  );
  if (module) loaded.set(page, module);
};
