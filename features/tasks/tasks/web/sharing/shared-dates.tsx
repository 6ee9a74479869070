import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { capitalized, formatDate, useText } from '#platform/web/i18n/index';
import { formatShortDate, formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import type { SharedSeries } from '../../contract/index.ts';
import classes from '../series/series.module.css';
import { OutcomeChip } from '../series/series-status.tsx';
import { TaskStatusChip } from '../task/parts/task-status.tsx';
import styles from './shared.module.css';

type Dated = { shown_on: string; instead_of: string | null };

type Props<D extends Dated> = {
  id: string;
  title: string;
  /** Shown when there are no dates. */
  none: string;
  dates: readonly D[];
  children: (date: D) => ReactNode;
};

function Dates<D extends Dated>({ id, title, none, dates, children }: Props<D>) {
  const t = useText();
  return (
    <section aria-labelledby={id} className={styles.dates}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {dates.length === 0 && (
        <Text c="dimmed" mt={8}>
          {none}
        </Text>
      )}
      <ul className={classes.list}>
        {dates.map((date) => (
          <li key={`${date.shown_on} ${date.instead_of}`}>
            <span className={classes.when}>{capitalized(formatWeekdayDate(date.shown_on))}</span>
            <span className={classes.what}>
              {children(date)}
              {date.instead_of && (
                <span className={classes.note}>
                  {t('tasks:series.coming.shifted', { date: formatShortDate(date.instead_of) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The dates of a series without their tasks: coming dates, then past ones. */
export const SharedDates = ({ series }: { series: SharedSeries }) => {
  const t = useText();
  const zone = series.building.time_zone;
  return (
    <>
      <Dates
        id="coming-dates"
        title={t('tasks:series.coming.title')}
        none={t(series.status === 'paused' ? 'tasks:series.shared.paused' : 'tasks:series.coming.none')}
        dates={series.coming}
      >
        {({ status }) =>
          status ? (
            <TaskStatusChip status={status} />
          ) : (
            <span className={classes.note}>{t('tasks:series.coming.planned')}</span>
          )
        }
      </Dates>
      <Dates
        id="past-occurrences"
        title={t('tasks:series.past.title')}
        none={t('tasks:series.past.none')}
        dates={series.history}
      >
        {({ outcome, serviced_at }) => (
          <>
            <OutcomeChip outcome={outcome} />
            {serviced_at !== null && (
              <span className={classes.note}>
                {t('tasks:series.past.done', { date: formatDate(serviced_at, zone) })}
              </span>
            )}
          </>
        )}
      </Dates>
    </>
  );
};
