import type { ComponentType } from 'react';
import { loadUntilThere } from './load-until-there.ts';
import type { Page } from './page.ts';

const loaded = new WeakMap<Page, ComponentType>();

export const componentOf = (page: Page): ComponentType | undefined => loaded.get(page);

/** Loads the page's chunk; until it is there, the page before stays. */
export const loadPage = async (
  page: Page,
  options: { preload?: boolean; signal?: AbortSignal },
): Promise<void> => {
  if (loaded.has(page)) return;
  // Rejected only when nobody waits any more: a link merely touched, or a way taken elsewhere.
  const module = await loadUntilThere(page.component, 'platform:errors.pageNotLoaded', options).catch(
    () => undefined,
  );
  if (module) loaded.set(page, module.default);
};
