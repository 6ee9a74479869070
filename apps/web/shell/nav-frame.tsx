import { type ReactNode, Suspense } from 'react';
import { lazyPart, useLeaving } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { usePhone, useWideScreen } from '#platform/web/ui/index';
import { useAtHand } from './at-hand/use-at-hand.ts';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { Crumbs } from './crumbs.tsx';
import { followHeader } from './follow-header.ts';
import classes from './frame.module.css';
import { JobDrawerSlot } from './job-drawer/job-drawer-slot.tsx';
import { useLiveChanges } from './live/use-live-changes.ts';
import { closeDrawerNav, drawerNavStore, railStore } from './nav/nav-state.ts';
import { SideNav } from './nav/side-nav.tsx';
import { Palette } from './palette/palette-slot.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useNewVersion } from './use-new-version.ts';

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
  useAtHand();
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
