import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type CalendarEntry, calendarEndpoints } from '../../contract/index.ts';
import { PlanningCards } from '../planning/planning-card.tsx';
import classes from './calendar.module.css';
import { EntryCard } from './entry-card.tsx';

export const toPlanQuery = (filters: object) => ({
  ...endpointQuery(calendarEndpoints.getProjectsToPlan, { query: filters }),
  meta: { quiet: true },
});

type Props = { filters: object; onMove: (entry: CalendarEntry) => void };

/** What waits for a day, and what should have begun. */
export const Tray = ({ filters, onMove }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery(toPlanQuery(filters));
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={4} />;
  return (
    <aside className={classes.tray} aria-label={t('special-projects:calendar.tray')} data-no-print>
      {(['overdue', 'undated'] as const).map((part) => (
        <section key={part}>
          <Title order={3} size="h4" mb={4}>
            {t(`special-projects:calendar.${part}`)}
          </Title>
          {data[part].length === 0 ? (
            <Text size="sm" c="dimmed">
              {t(`special-projects:calendar.none.${part}`)}
            </Text>
          ) : (
            <PlanningCards>
              {data[part].map((entry) => (
                <EntryCard tray key={entry.id} entry={entry} onMove={onMove} />
              ))}
            </PlanningCards>
          )}
        </section>
      ))}
    </aside>
  );
};
