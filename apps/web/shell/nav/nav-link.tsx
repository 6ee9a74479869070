import { IconExternalLink } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { isCurrent } from './is-current.ts';
import type { NavEntry } from './nav-entries.ts';
import { closeDrawerNav } from './nav-state.ts';
import classes from './side-nav.module.css';

export const NavLink = ({ entry, rail }: { entry: NavEntry; rail: boolean }) => {
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
