import { ActionIcon } from '@mantine/core';
import {
  IconExternalLink,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconX,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { pictureUrl } from '#platform/web/api/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import mark from '../../brand/mark.svg';
import { shows } from '../open-pages.ts';
import { isCurrent } from './is-current.ts';
import { type NavEntry, navEntries } from './nav-entries.ts';
import { closeDrawerNav, toggleRail } from './nav-state.ts';
import classes from './side-nav.module.css';

const NavLink = ({ entry, rail }: { entry: NavEntry; rail: boolean }) => {
  const t = useText();
  const { cleancodeUrl } = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const label = t(entry.label);
  const active = isCurrent(entry, path);
  const hint = rail ? label : undefined;
  const content = (
    <>
      <entry.icon size={20} stroke={1.7} />
      <span className={classes.label}>{label}</span>
    </>
  );
  return (
    <li>
      {entry.page === '' ? (
        <a className={classes.link} title={hint} href={cleancodeUrl ?? ''} target="_blank" rel="noreferrer">
          {content}
          <IconExternalLink size={14} className={classes.external} aria-label={t('app:nav.newTab')} />
        </a>
      ) : (
        <PlainLink
          to={entry.to}
          title={hint}
          className={classes.link}
          data-active={active}
          aria-current={active ? 'page' : undefined}
          // The page may be the same with another view: then nothing else closes the drawer.
          onClick={closeDrawerNav}
        >
          {content}
        </PlainLink>
      )}
    </li>
  );
};

const settingsPage = { flag: 'hasAccessAdminCompanySettings', page: '/admin/company-settings' } as const;

const Logo = ({ rail }: { rail: boolean }) => {
  const t = useText();
  const session = useSession();
  const { name, logo, logo_horizontal: wide } = session.user.default_organization;
  const picture = rail ? (logo?.url ?? null) : (wide?.url ?? null);
  const [broken, setBroken] = useState<string | null>(null);
  const toSettings = shows(session, settingsPage);
  return (
    <PlainLink
      to={toSettings ? '/admin/company-settings' : '/'}
      className={classes.logo}
      aria-label={toSettings ? t('app:nav.companySettings', { name }) : name}
    >
      {picture && picture !== broken ? (
        <img src={pictureUrl(picture)} alt="" onError={() => setBroken(picture)} />
      ) : (
        <>
          <img src={mark} alt="" className={classes.mark} />
          {!rail && <span className={classes.organization}>{name}</span>}
        </>
      )}
    </PlainLink>
  );
};

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
