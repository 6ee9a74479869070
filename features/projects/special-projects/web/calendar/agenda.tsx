import { Title } from '@mantine/core';
import { capitalized, defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import type { CalendarEntry } from '../../contract/index.ts';
import { PlanningCards } from '../planning/planning-card.tsx';
import { EntryCard } from './entry-card.tsx';

type Props = { entries: readonly CalendarEntry[]; onMove: (entry: CalendarEntry) => void };

/** The work by its days, in words: what is to come first, what was before today below. */
export const Agenda = ({ entries, onMove }: Props) => {
  const t = useText();
  const today = todayIn(defaultZone());
  const days = [...Map.groupBy(entries, ({ day }) => day ?? '')].toSorted(([a], [b]) => a.localeCompare(b));
  const [ahead, before] = [days.filter(([day]) => day >= today), days.filter(([day]) => day < today)];
  const shown = (some: typeof days) =>
    some.map(([day, ofDay]) => (
      <section key={day} aria-label={formatWeekdayDate(day)}>
        <Title order={3} size="h4" mt="md" mb={4}>
          {capitalized(formatWeekdayDate(day))}
        </Title>
        <PlanningCards>
          {ofDay.map((entry) => (
            <EntryCard key={`${entry.id}-${entry.task_id}`} entry={entry} onMove={onMove} />
          ))}
        </PlanningCards>
      </section>
    ));
  return (
    <>
      {shown(ahead)}
      {ahead.length > 0 && before.length > 0 && (
        <Title order={2} size="h3" mt="xl">
          {t('special-projects:calendar.earlier')}
        </Title>
      )}
      {shown(before)}
    </>
  );
};
