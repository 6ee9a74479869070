import type { QueryClient } from '@tanstack/react-query';
import { isApiError, retryDelay } from '#platform/web/api/index';
import { whenQuiet } from '#platform/web/api/quiet';
import { shownTo } from '#platform/web/feature/index';
import { preloadConfirm } from '#platform/web/feedback/index';
import { preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { preloadMenu } from '#platform/web/ui/index';
import { bringAhead, homeTiles, loadWriteKinds } from '../../features.ts';
import { loadPalette } from '../../pages.ts';
import { offlineReadyStore } from './offline-ready-store.ts';

/** Milliseconds in which even a slow phone has drawn the effect of a touch. */
const drawnWithin = 400;
const longestTouching = 3000;

let touchedAt = 0;
const touched = () => {
  touchedAt = performance.now();
};

for (const kind of ['pointerdown', 'keydown'])
  document.addEventListener(kind, touched, { capture: true, passive: true });

/** Resolves when the last touch is some time ago, or after three seconds. */
const whenUntouched = async (): Promise<void> => {
  const from = performance.now();
  const left = () =>
    Math.min(touchedAt + drawnWithin - performance.now(), from + longestTouching - performance.now());
  while (touchedAt > 0 && left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
};

/** Milliseconds. Others change something all the time: their changes are read together. */
const pause = 120_000;

/** Tries after failures, each later than the one before. Then a change, the network's return or a look at the page begins
 * anew. */
const tries = 10;

/** Milliseconds between the starts of two parts: begun together, they keep a slow phone from answering a touch. */
const apart = 100;

const inTurn = (parts: readonly (() => Promise<unknown>)[]): Promise<unknown> => {
  let turn = whenUntouched();
  return Promise.all(
    parts.map((part) => {
      const begun = turn.then(part);
      turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, apart))).then(whenUntouched);
      return begun;
    }),
  );
};

/** The start page, and what every page needs: search, menus, unsent entries, confirm dialogs. */
const shellParts = ({ flags }: Session) => [
  () => preloadPage('/'),
  ...homeTiles.filter(shownTo(flags)).map(({ component }) => component),
  () => import('../nav/nav-drawer.tsx'),
  () => import('../job-search/loaded-job-search.tsx'),
  loadPalette,
  () => import('../outbox/unsent-chip.tsx'),
  () => import('../outbox/outbox-panel.tsx'),
  preloadConfirm,
  preloadMenu,
  loadWriteKinds,
];

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Brings everything once, and again after changes and after a time without a network. Brings nothing on a device that
 * saves data, or while nobody looks at the page. */
export const keepOfflineReady = (client: QueryClient, session: Session, signal: AbortSignal): void => {
  let due = 0;
  let running = false;
  let missed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (delay: number) => {
    const at = Date.now() + delay;
    if (signal.aborted || (timer !== undefined && due <= at)) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void bring(), delay);
  };
  const bring = async () => {
    timer = undefined;
    missed = running;
    if (running || signal.aborted || savesData() || document.hidden || !navigator.onLine) return;
    running = true;
    try {
      await whenQuiet();
      await inTurn([...bringAhead.map((part) => () => part(client, session)), ...shellParts(session)]);
      failures = 0;
      if (!signal.aborted) offlineReadyStore.set(true);
    } catch (error) {
      console.warn(error);
      // Does not try again without a session: the page notices that as soon as the person does something.
      failures = isApiError(error) && error.status === 401 ? tries : failures + 1;
      if (failures < tries) plan(retryDelay(failures, error));
    } finally {
      running = false;
      if (missed) plan(0);
    }
  };
  const soon = () => {
    failures = 0;
    plan(0);
  };
  addEventListener('online', soon, { signal });
  document.addEventListener('visibilitychange', soon, { signal });
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') plan(pause);
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
    offlineReadyStore.set(false);
  });
  soon();
};
