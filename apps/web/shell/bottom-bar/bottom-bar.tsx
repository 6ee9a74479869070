import { UnstyledButton } from '@mantine/core';
import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useKeyboardHeight } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { Dropdown } from '#platform/web/ui/index';
import { isCurrent } from '../nav/is-current.ts';
import type { NavEntry } from '../nav/nav-entries.ts';
import { drawerNavStore } from '../nav/nav-state.ts';
import { barEntries } from './bar-entries.ts';
import classes from './bottom-bar.module.css';
import { quickStarts } from './quick-starts.ts';

const Plus = () => (
  <span className={classes.plus}>
    <IconPlus size={24} stroke={1.7} />
  </span>
);

/** What people in the field begin: a list above the bar, or at once the only thing that this person may begin. */
const QuickStart = () => {
  const t = useText();
  const starts = quickStarts(useSession());
  const [open, setOpen] = useState(false);
  const list = useId();
  const close = () => setOpen(false);
  const [first] = starts;
  if (!first) return null;
  if (starts.length === 1) {
    return (
      <PlainLink to={first.to} className={classes.entry} aria-label={t(first.label)}>
        <Plus />
      </PlainLink>
    );
  }
  return (
    <div className={classes.entry}>
      <Dropdown open={open} close={close}>
        <UnstyledButton
          className={classes.start}
          aria-label={t('app:nav.start')}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <Plus />
        </UnstyledButton>
        {open && (
          <ul id={list} className={classes.starts} aria-label={t('app:nav.start')}>
            {starts.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <PlainLink to={to} className={classes.begin} onClick={close}>
                  <Icon size={22} stroke={1.7} />
                  <span>{t(label)}</span>
                </PlainLink>
              </li>
            ))}
          </ul>
        )}
      </Dropdown>
    </div>
  );
};

/** Pixels. If less of the screen is covered, that is a bar of the browser, not a keyboard. */
const minKeyboard = 120;

const Entry = ({ entry, current }: { entry: NavEntry; current: boolean }) => {
  const t = useText();
  return (
    <PlainLink to={entry.to} className={classes.entry} aria-current={current ? 'page' : undefined}>
      <span className={classes.icon}>
        <entry.icon size={22} stroke={1.7} />
      </span>
      <span className={classes.word}>{t(entry.label)}</span>
    </PlainLink>
  );
};

/** A bar at the lower edge of a phone: the pages of every day, what people begin there, and the rest of the navigation. */
export const BottomBar = () => {
  const t = useText();
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const open = drawerNavStore.use();
  const typing = useKeyboardHeight(true) >= minKeyboard;
  const { before, after } = barEntries(session);
  const current = [...before, ...after].findLast((entry) => isCurrent(entry, path));
  const entryOf = (entry: NavEntry) => <Entry key={entry.to} entry={entry} current={entry === current} />;
  return (
    <nav className={classes.bar} aria-label={t('app:nav.bottom')} data-covered={typing}>
      {before.map(entryOf)}
      <QuickStart />
      {after.map(entryOf)}
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
