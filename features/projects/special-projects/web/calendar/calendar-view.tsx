import { Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint';
import { endpointQuery } from '#platform/web/api/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton, usePhone } from '#platform/web/ui/index';
import { type CalendarEntry, calendarEndpoints } from '../../contract/index.ts';
import { Agenda } from './agenda.tsx';
import classes from './calendar.module.css';
import { calendarSearch, filtersOf } from './calendar-list.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { shownDays } from './shown-days.ts';
import { Tray, toPlanQuery } from './tray.tsx';
import { useMoveEntry } from './use-move-entry.ts';

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
      <div className={classes.page}>
        <div className={classes.main}>{days()}</div>
        {(data || !phone) && <Tray filters={filters} onMove={setMoving} />}
      </div>
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
