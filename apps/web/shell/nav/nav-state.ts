import { createStore } from '#platform/web/store/index';

const key = 'cora.rail';

/** Desktop: show the narrow rail instead of the full navigation. */
export const railStore = createStore(localStorage.getItem(key) === '1');

export const toggleRail = (): void => {
  railStore.set((rail) => !rail);
  localStorage.setItem(key, railStore.get() ? '1' : '0');
};

/** Below the large breakpoint: the navigation is open and covers the page. */
export const drawerNavStore = createStore(false);

export const closeDrawerNav = (): void => drawerNavStore.set(false);
