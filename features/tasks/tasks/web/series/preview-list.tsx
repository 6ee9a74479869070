import { Text } from '@mantine/core';
import { useHolidays } from '#features/accounts/organizations/web';
import { todayIn, useText } from '#platform/web/i18n/index';
import { formatLongDate, formatShortDate } from '#platform/web/i18n/weekday-dates';
import {
  datesTooLate,
  type Occurrence,
  previewDates,
  type Recurrence,
  recurrence,
} from '../../contract/index.ts';
import classes from './series.module.css';

const previewed = 5;

/** The next dates of the form's values, computed as on the server. */
export const PreviewList = ({ value, zone }: { value: Recurrence; zone: string }) => {
  const t = useText();
  const holidays = new Set(useHolidays().map(({ date }) => date));
  const parsed = recurrence.safeParse(value);
  if (!parsed.success) return null;
  const completed = parsed.data.based_on === 'completed';
  const today = todayIn(zone);
  const dates = previewDates(parsed.data.rule, today, completed ? 1 : previewed, holidays, today);
  const late = datesTooLate(parsed.data.rule, today, holidays);
  const words = ({ occurrence_date, shown_on }: Occurrence): string => {
    if (occurrence_date === shown_on) return formatLongDate(shown_on);
    const reason = holidays.has(occurrence_date) ? 'holiday' : 'weekend';
    const why = t(`tasks:series.preview.${reason}`, { date: formatShortDate(occurrence_date) });
    return t('tasks:series.preview.moved', { why, date: formatShortDate(shown_on) });
  };
  return (
    <section className={classes.preview} aria-live="polite">
      <Text size="sm" fw={600}>
        {t(completed ? 'tasks:series.preview.first' : 'tasks:series.preview.title')}
      </Text>
      {dates.length === 0 ? (
        <Text size="sm" c="error">
          {t('tasks:series.preview.none')}
        </Text>
      ) : (
        <ol>
          {dates.map((date) => (
            <li key={date.occurrence_date}>{words(date)}</li>
          ))}
        </ol>
      )}
      {late.map((date) => (
        <Text key={date} size="sm" c="dimmed">
          {t('tasks:series.preview.leftOut', { date: formatShortDate(date) })}
        </Text>
      ))}
      {completed && dates.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('tasks:series.preview.later')}
        </Text>
      )}
    </section>
  );
};
