import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { Dropdown } from '#platform/web/ui/index';
import classes from './bottom-bar.module.css';
import { quickStarts } from './quick-starts.ts';

const Plus = () => (
  <span className={classes.plus}>
    <IconPlus size={24} stroke={1.7} />
  </span>
);

/** What people in the field begin: a list above the bar, or at once the only thing that this person may begin. */
export const QuickStart = () => {
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
