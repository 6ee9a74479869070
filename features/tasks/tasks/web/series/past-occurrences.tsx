import { Text, Title } from '@mantine/core';
import { capitalized, formatDate, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { AnchorLink } from '#platform/web/routing/index';
import type { TaskSeries } from '../../contract/index.ts';
import { taskHref } from '../addresses.ts';
import classes from './series.module.css';
import { OutcomeChip } from './series-status.tsx';

export const PastOccurrences = ({ series }: { series: TaskSeries }) => {
  const t = useText();
  const zone = series.building.time_zone;
  return (
    <section aria-labelledby="past-occurrences">
      <Title order={2} id="past-occurrences">
        {t('tasks:series.past.title')}
      </Title>
      {series.history.length === 0 && (
        <Text c="dimmed" mt={8}>
          {t('tasks:series.past.none')}
        </Text>
      )}
      <ul className={classes.list}>
        {series.history.map(({ occurrence_date, shown_on, task, outcome, serviced_at }) => (
          <li key={occurrence_date}>
            <span className={classes.when}>{capitalized(formatWeekdayDate(shown_on))}</span>
            <span className={classes.what}>
              <AnchorLink to={taskHref(task.id)}>
                {t('tasks:series.coming.task', { number: task.number })}
              </AnchorLink>
              <OutcomeChip outcome={outcome} />
              {serviced_at !== null && (
                <span className={classes.note}>
                  {t('tasks:series.past.done', { date: formatDate(serviced_at, zone) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
