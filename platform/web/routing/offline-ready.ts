import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { showAlert } from '../feedback/alerts.ts';
import { text } from '../i18n/use-text.ts';
import type { Page } from './page.ts';
import { canShow, componentOf } from './page-loader.ts';

type Found = { page: Page | undefined; params: Readonly<Record<string, string | undefined>> };

type Ways = { client: QueryClient; find: (pathname: string) => Found };

let ways: Ways | undefined;

/** Sets where the pages and what was read of their records are found. */
export const setWays = (all: Ways): void => {
  ways = all;
};

const isCutOff = (): boolean => !onlineManager.isOnline();

/** Whether the browser has no network. */
export const useCutOff = (): boolean => useSyncExternalStore(onlineManager.subscribe, isCutOff);

/** Whether this address cannot be shown now: there is no network, and the code of its page or its record is not at hand. */
export const isAway = (href: string): boolean => {
  if (!isCutOff() || !ways) return false;
  const { pathname, searchParams } = new URL(href, location.origin);
  const { page, params } = ways.find(pathname);
  const { client } = ways;
  return page !== undefined && !canShow(page, { client, params, search: Object.fromEntries(searchParams) });
};

/** Tells for any address whether it is away; the links to it then say so before somebody touches them. */
export const useIsAway = (): ((href: string) => boolean) => {
  useCutOff();
  return isAway;
};

/** Whether the code of the page is missing and cannot be loaded. What a page does not know of its record it says itself. */
export const lacksCode = (href: string): boolean => {
  if (!isCutOff() || !ways) return false;
  const { page } = ways.find(new URL(href, location.origin).pathname);
  return page !== undefined && componentOf(page) === undefined;
};

export const describeAway = (): void => {
  showAlert({ text: text('platform:away.page'), colour: 'blue', duration: 6000 });
};

/** What the look and the name of something that opens a page say while the page is away. */
export const awayWords = () => {
  const words = text('platform:away.link');
  return { 'aria-disabled': true, 'data-away': words, title: words } as const;
};

/** For a link whose page is away. It keeps address and focus, so that its words are read out. */
export const awayLink = () => ({
  ...awayWords(),
  preload: false as const,
  onClick: (event: { preventDefault: () => void }) => {
    event.preventDefault();
    describeAway();
  },
});
