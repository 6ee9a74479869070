import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { openOutboxPanel, useLeftUnsent } from '#platform/web/outbox/index';
import { type AboutNewTask, newTaskKind } from '../outbox/about.ts';
import classes from './unsent-tasks.module.css';

/** New tasks that are only on this device, shown above the list whatever its filters are. */
export const UnsentTasks = () => {
  const t = useText();
  const writes = useLeftUnsent().filter(({ kind }) => kind === newTaskKind);
  if (writes.length === 0) return null;
  return (
    <section className={classes.unsent} aria-label={t('tasks:outbox.unsentTasks')}>
      <p className={classes.hint}>{t('tasks:outbox.unsentHint')}</p>
      <ul className={classes.rows}>
        {writes.map(({ id, about, state }) => {
          const { title, site } = about as AboutNewTask;
          const Icon = state === 'parked' ? IconAlertTriangle : IconClock;
          return (
            <li key={id}>
              <UnstyledButton
                className={classes.row}
                data-refused={state === 'parked'}
                onClick={openOutboxPanel}
              >
                <Icon size={18} aria-hidden />
                <span className={classes.words}>
                  <span className={classes.title}>{title}</span>
                  <span className={classes.site}>{site}</span>
                </span>
                <span className={classes.state}>
                  {t(state === 'parked' ? 'tasks:outbox.notAccepted' : 'tasks:outbox.unsent')}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
