import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { jobDrawerStore } from '#platform/web/feature/index';
import { showAlert } from '#platform/web/feedback/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { text } from '#platform/web/i18n/index';
import { lazyPart, useLeaving } from '#platform/web/routing/index';
import { onProfileChanged, useSession } from '#platform/web/session/index';
import { usePhone, useWideScreen } from '#platform/web/ui/index';
import { refreshSession } from '../session/load-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { Crumbs } from './crumbs.tsx';
import classes from './frame.module.css';
import { useLiveChanges } from './live/use-live-changes.ts';
import { closeDrawerNav, drawerNavStore, railStore } from './nav/nav-state.ts';
import { SideNav } from './nav/side-nav.tsx';
import { Palette } from './palette/palette-slot.tsx';
import { settlingTime } from './settling-time.ts';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const interval = 15 * 60_000;

const update = async (): Promise<void> => {
  await flushDrafts();
  location.reload();
};

/** Reads the settings again from time to time. When the server runs another build than the loaded one, offers to
 * reload; never forces it. */
const useNewVersion = (): void => {
  useEffect(() => {
    const loaded = sessionStore.get()?.build;
    let shown = false;
    const look = async () => {
      const session = await refreshSession();
      if (shown || !session || session.build === loaded) return;
      shown = true;
      showAlert({
        text: text('app:shell.newVersion'),
        colour: 'blue',
        duration: 0,
        action: { label: text('app:shell.update'), run: () => void update() },
      });
    };
    const quietly = () => void look().catch(() => undefined);
    const timer = setInterval(quietly, interval);
    const stop = onProfileChanged(quietly);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
};

/** Brings ahead what people need without a connection. Its code is loaded after the page is shown. */
const useOfflineReady = (): void => {
  const client = useQueryClient();
  // The first session is enough: reading it again does not change what is there.
  const session = useRef(useSession()).current;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const start = () =>
      import('./offline-ready/keep-offline-ready.ts').then(
        ({ keepOfflineReady }) => signal.aborted || keepOfflineReady(client, session, signal),
        () => addEventListener('online', start, { once: true, signal }),
      );
    const timer = setTimeout(start, settlingTime);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [client, session]);
};

const [JobDrawer] = lazyPart(() => import('./job-drawer/job-drawer.tsx'));

/** The code of the drawer is loaded when it is first opened. */
const JobDrawerSlot = () => {
  const state = jobDrawerStore.use();
  return state ? (
    <Suspense fallback={null}>
      <JobDrawer state={state} />
    </Suspense>
  ) : null;
};

/** Keeps `--cora-header` at the height of the header, above its border: what sticks below it must not slide behind the
 * breadcrumbs, which a page may have or not and which wrap on a phone. For `ref`. */
const followHeader = (header: HTMLElement): (() => void) => {
  const page = header.ownerDocument.documentElement;
  const observer = new ResizeObserver(() =>
    page.style.setProperty('--cora-header', `${header.offsetHeight - 1}px`),
  );
  observer.observe(header);
  return () => observer.disconnect();
};

const [SessionNotice] = lazyPart(() => import('./session-notice.tsx'));

const [NavDrawer] = lazyPart(() => import('./nav/nav-drawer.tsx'));

export const NavFrame = ({ children }: { children: ReactNode }) => {
  const large = useWideScreen();
  const phone = usePhone();
  const rail = railStore.use();
  const open = drawerNavStore.use();
  const { second_factor, support } = useSession().user;
  useNewVersion();
  useLiveChanges();
  useLeaving(closeDrawerNav);
  useOfflineReady();
  return (
    <div className={classes.frame} data-rail={rail}>
      {large ? (
        <div className={classes.side}>
          <SideNav rail={rail} over={false} />
        </div>
      ) : (
        open && (
          <Suspense fallback={null}>
            <NavDrawer />
          </Suspense>
        )
      )}
      <div className={classes.content}>
        <header ref={followHeader} className={classes.header}>
          <TopBar mobile={!large} />
          <Crumbs />
        </header>
        {(second_factor || support) && (
          <Suspense fallback={null}>
            <SessionNotice />
          </Suspense>
        )}
        {children}
      </div>
      {phone && <BottomBar />}
      <JobDrawerSlot />
      <Palette />
      <Shortcuts />
    </div>
  );
};
