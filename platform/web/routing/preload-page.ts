import type { Page } from './page.ts';
import { componentOf, loadPage } from './page-loader.ts';

let pages: readonly Page[] = [];

export const setPages = (all: readonly Page[]): void => {
  pages = all;
};

/** Loads code and texts of a page ahead, by its path in the route table. Rejects when they could not be loaded. */
export const preloadPage = async (path: string): Promise<void> => {
  const page = pages.find((one) => one.path === path);
  if (!page) return;
  await loadPage(page, { preload: true });
  if (!componentOf(page)) throw new Error(`${path} could not be loaded ahead`);
};
