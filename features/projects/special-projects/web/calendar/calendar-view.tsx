import { Stack, Text, Title } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint';
import { endpointQuery } from '#platform/web/api/index';
import { capitalized, defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { Columns, EmptyState, LoadProblem, RowsSkeleton, usePhone } from '#platform/web/ui/index';
import { type CalendarEntry, calendarEndpoints } from '../../contract/index.ts';
import { PlanningCards } from '../planning/planning-card.tsx';
import classes from './calendar.module.css';
import { calendarSearch, filtersOf } from './calendar-list.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { EntryCard } from './entry-card.tsx';
import { shownDays } from './shown-days.ts';
import { useMoveEntry } from './use-move-entry.ts';

const toPlanQuery = (filters: object) => ({
  ...endpointQuery(calendarEndpoints.getProjectsToPlan, { query: filters }),
  meta: { quiet: true },
});

type TrayProps = { filters: object; onMove: (entry: CalendarEntry) => void };

/** What waits for a day, and what should have begun. */
const Tray = ({ filters, onMove }: TrayProps) => {
  const t = useText();
  const { data, error, refetch } = useQuery(toPlanQuery(filters));
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={4} />;
  return (
    <Stack
      component="aside"
      className={classes.tray}
      gap="lg"
      aria-label={t('special-projects:calendar.tray')}
      data-no-print
    >
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
    </Stack>
  );
};

type Props = { entries: readonly CalendarEntry[]; onMove: (entry: CalendarEntry) => void };

/** The work by its days, in words: what is to come first, what was before today below. */
const Agenda = ({ entries, onMove }: Props) => {
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

const [Grid] = lazyPart(() => import('./grid.tsx'));
const [EntryDialog] = lazyPart(() => import('./entry-dialog.tsx'));
const [MoveDialog] = lazyPart(() => import('./move-dialog.tsx'));

/** The work of special projects by its days, with what waits for a day beside it. */
const CalendarView = () => {
  const t = useText();
  const phone = usePhone();
  const client = useQueryClient();
  const [search, setSearch] = useSearchState(calendarSearch);
  const [opened, setOpened] = useState<CalendarEntry | null>(null);
  const [moving, setMoving] = useState<CalendarEntry | null>(null);
  const move = useMoveEntry();
  const span = search.span ?? (phone ? 'agenda' : 'month');
  const date = search.date ?? todayIn();
  const filters = filtersOf(search);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(calendarEndpoints.getProjectCalendar, {
      query: { ...filters, ...shownDays(span, date) },
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

  const moveFromTray = (id: number, day: string): void => {
    const shown = client.getQueryData<AnswerOf<typeof calendarEndpoints.getProjectsToPlan>>(
      toPlanQuery(filters).queryKey,
    );
    const entry = [...(shown?.undated ?? []), ...(shown?.overdue ?? [])].find((one) => one.id === id);
    if (entry) void move(entry, day);
  };

  const days = () => {
    if (!data)
      return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={8} />;
    if (span !== 'agenda')
      return (
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <Grid
            span={span}
            date={date}
            entries={data.entries}
            move={(entry, day) => void move(entry, day)}
            moveFromTray={moveFromTray}
            openDay={(day) => setSearch({ span: 'day', date: day })}
            openEntry={setOpened}
          />
        </Suspense>
      );
    if (data.entries.length === 0)
      return <EmptyState icon={IconCalendarEvent} title={t('special-projects:calendar.empty')} text="" />;
    return <Agenda entries={data.entries} onMove={setMoving} />;
  };

  return (
    <>
      <CalendarTools search={search} span={span} date={date} onChange={setSearch} />
      {data && !data.complete && (
        <Text c="dimmed" mb="sm">
          {t('special-projects:calendar.incomplete', { count: data.entries.length })}
        </Text>
      )}
      <Columns className={classes.page} columns="minmax(0, 1fr) 300px" gap={24} align="start">
        <div className={classes.main}>{days()}</div>
        {(data || !phone) && <Tray filters={filters} onMove={setMoving} />}
      </Columns>
      <Suspense fallback={null}>
        {opened && (
          <EntryDialog
            entry={opened}
            onMove={(entry) => {
              setOpened(null);
              setMoving(entry);
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {moving && (
          <MoveDialog entry={moving} move={(day) => void move(moving, day)} onClose={() => setMoving(null)} />
        )}
      </Suspense>
    </>
  );
};

export default CalendarView;
