import type { ComponentType } from 'react';
import { loadCode, loadedCode } from './load-code.ts';
import { loadUntilThere } from './load-until-there.ts';
import type { Asked, Page, Visit } from './page.ts';

export const componentOf = (page: Page): ComponentType | undefined => loadedCode(page.component)?.default;

/** Whether the page can show this address without a network. A page that does not say so itself needs no record for it. */
export const canShow = (page: Page, asked: Asked): boolean => {
  const module = loadedCode(page.component);
  return module !== undefined && (module.isOfflineReady?.(asked) ?? true);
};

export const prefetchPage = (page: Page, visit: Visit): void => loadedCode(page.component)?.prefetch?.(visit);

/** Loads the page's code. The previous page stays until it is loaded. */
export const loadPage = async (
  page: Page,
  options: { preload?: boolean; signal?: AbortSignal },
): Promise<void> => {
  if (loadedCode(page.component)) return;
  // Rejected only when nobody needs the page any more: after touching a link without opening it, or after opening
  // another page.
  await loadUntilThere(() => loadCode(page.component), 'platform:errors.pageNotLoaded', options).catch(
    () => undefined,
  );
};
