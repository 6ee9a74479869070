import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useKeyboardHeight } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { isCurrent } from '../nav/is-current.ts';
import { drawerNavStore } from '../nav/nav-state.ts';
import { barEntries, isNewTask } from './bar-entries.ts';
import classes from './bottom-bar.module.css';

/** Pixels. If less of the screen is covered, that is a bar of the browser, not a keyboard. */
const minKeyboard = 120;

/** A bar at the lower edge of a phone: the pages of every day, a new task, and the rest of the navigation. */
export const BottomBar = () => {
  const t = useText();
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const open = drawerNavStore.use();
  const typing = useKeyboardHeight(true) >= minKeyboard;
  const entries = barEntries(session);
  const current = entries.findLast((entry) => isCurrent(entry, path));
  return (
    <nav className={classes.bar} aria-label={t('app:nav.bottom')} data-covered={typing}>
      {entries.map((entry) => {
        const label = t(entry.label);
        const plus = isNewTask(entry);
        return (
          <PlainLink
            key={entry.to}
            to={entry.to}
            className={classes.entry}
            aria-label={plus ? label : undefined}
            aria-current={entry === current ? 'page' : undefined}
          >
            <span className={plus ? classes.plus : classes.icon}>
              <entry.icon size={plus ? 24 : 22} stroke={1.7} />
            </span>
            {!plus && <span className={classes.word}>{label}</span>}
          </PlainLink>
        );
      })}
      <UnstyledButton
        className={classes.entry}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => drawerNavStore.set(true)}
      >
        <span className={classes.icon}>
          <IconMenu2 size={22} stroke={1.7} aria-hidden />
        </span>
        <span className={classes.word}>{t('app:nav.more')}</span>
      </UnstyledButton>
    </nav>
  );
};
