import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react';
import { todayIn, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { shows } from '../open-pages.ts';
import { Logo } from './logo.tsx';
import { navEntries } from './nav-entries.ts';
import { NavLink } from './nav-link.tsx';
import { closeDrawerNav, toggleRail } from './nav-state.ts';
import classes from './side-nav.module.css';

/** `over`: the navigation covers the page, as it does below the large breakpoint. */
export const SideNav = ({ rail, over }: { rail: boolean; over: boolean }) => {
  const t = useText();
  const session = useSession();
  const entries = navEntries.filter((entry) =>
    entry.page === ''
      ? session.flags.has('hasAccessCleanCode') && session.cleancodeUrl !== null
      : shows(session, entry),
  );
  const Collapse = rail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={classes.nav} data-rail={rail} aria-label={t('app:nav.main')}>
      <div className={classes.top}>
        <Logo rail={rail} />
        {over && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('app:nav.close')}
            onClick={closeDrawerNav}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.entries}>
        <ul>
          {entries.map((entry) => (
            <NavLink key={entry.to} entry={entry} rail={rail} />
          ))}
        </ul>
      </div>
      <footer className={classes.footer}>
        {!rail && (
          <div>
            © {todayIn().slice(0, 4)} {session.user.default_organization.name}
            <div>{t('app:nav.build', { build: session.build })}</div>
          </div>
        )}
        {!over && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t(rail ? 'app:nav.expand' : 'app:nav.collapse')}
            aria-expanded={!rail}
            onClick={toggleRail}
          >
            <Collapse size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </footer>
    </nav>
  );
};
