import { Alert, Box, Stack } from '@mantine/core';
import { IconCalendarOff, IconList } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { capitalized, formatDay, todayIn, useText } from '#platform/web/i18n/index';
import { ButtonLink, lazyPart, useSearchState, type Visit } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import {
  Columns,
  EmptyState,
  LoadProblem,
  PageHeader,
  RowsSkeleton,
  usePhone,
  usePrintAction,
} from '#platform/web/ui/index';
import type { Schedule } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { type Board, BoardContext, useBoard } from './board.ts';
import { type Item, planItem, siteItem } from './item.ts';
import { MonthGrid } from './month-grid.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './schedule.module.css';
import { daysShown, type ScheduleSearch, scheduleQuery, scheduleSearch } from './schedule-search.ts';
import { Toolbar } from './toolbar.tsx';
import { Tray } from './tray.tsx';
import { usePut } from './use-put.ts';
import { WeekGrid } from './week-grid.tsx';

type Props = { days: readonly string[]; items: readonly Item[] };

/** Day by day, for a narrow screen; days without anything are left out. */
const DayList = ({ days, items }: Props) => {
  const t = useText();
  const { schedule } = useBoard();
  const filled = days.filter((day) => items.some(({ plan }) => plan?.planned_on === day));
  if (filled.length === 0) {
    return (
      <EmptyState
        icon={IconCalendarOff}
        title={t('inspection-schedule:schedule.empty')}
        text={t('inspection-schedule:schedule.emptyText')}
      />
    );
  }
  return filled.map((day) => (
    <Box component="section" key={day} aria-labelledby={`day-${day}`} mb="md">
      <Box component="h2" id={`day-${day}`} m="0 0 6px" fz={15}>
        {capitalized(formatDay(day))}
        {day === schedule.today && ` · ${t('inspection-schedule:schedule.today')}`}
      </Box>
      <Stack component="ul" gap={4}>
        {items
          .filter(({ plan }) => plan?.planned_on === day)
          .map((item) => (
            <PlanCard key={item.key} item={item} withInspector />
          ))}
      </Stack>
    </Box>
  ));
};

const [PlaceDialog] = lazyPart(() => import('./place-dialog.tsx'));

export const prefetch = ({ client, search }: Visit): void =>
  void client.prefetchQuery(scheduleQuery(scheduleSearch.parse(search), todayIn()));

const nobody: Schedule['inspectors'] = [];

type LoadedProps = {
  schedule: Schedule;
  search: ScheduleSearch;
  days: readonly string[];
  queryKey: readonly unknown[];
};

const Loaded = ({ schedule, search, days, queryKey }: LoadedProps) => {
  const t = useText();
  const phone = usePhone();
  const { user } = useSession();
  const [asked, setAsked] = useState<Item | null>(null);
  const { put, drop } = usePut(queryKey);
  const board: Board = {
    schedule,
    userId: user.id,
    put: (item, spot) => void put(item, spot),
    drop: (item) => void drop(item),
    ask: setAsked,
  };
  const items = schedule.plans.map(planItem);
  const { today } = schedule;
  const isLeft = ({ plan }: Item): boolean => !!plan && !plan.inspection && plan.planned_on < today;
  // An inspector who shows only the own days still sees what has no plan.
  const due = schedule.unplanned.map((site) => siteItem(site, schedule));
  return (
    <BoardContext value={board}>
      {schedule.more && <Alert color="warning">{t('inspection-schedule:schedule.more')}</Alert>}
      <Columns className={classes.board} columns="232px minmax(0, 1fr)" align="start">
        <Tray left={items.filter(isLeft)} due={due} folded={phone} />
        <Box miw={0}>
          {phone ? (
            <DayList days={days} items={items} />
          ) : search.view === 'month' ? (
            <MonthGrid day={search.day ?? today} items={items} />
          ) : (
            <WeekGrid days={days} items={items} />
          )}
        </Box>
      </Columns>
      <Suspense fallback={null}>
        {asked && <PlaceDialog item={asked} board={board} onClose={() => setAsked(null)} />}
      </Suspense>
    </BoardContext>
  );
};

/** The plans of all inspectors by day, beside what is due and has no plan yet. */
const SchedulePage = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(scheduleSearch);
  const query = scheduleQuery(search, todayIn());
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const today = data?.today ?? todayIn();
  const title = t('inspection-schedule:titles.schedule');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ title: t('inspections:titles.list'), to: '/quality/inspections' }, title]}
        action={
          <ButtonLink to={paths.dueList} variant="default" leftSection={<IconList size={16} aria-hidden />}>
            {t('inspection-schedule:titles.due')}
          </ButtonLink>
        }
        menu={usePrintAction()}
      />
      <Toolbar
        search={search}
        today={today}
        inspectors={data?.inspectors ?? nobody}
        onChange={(patch) => setSearch(patch)}
      />
      {data ? (
        <Loaded schedule={data} search={search} days={daysShown(search, today)} queryKey={query.queryKey} />
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  );
};

export default SchedulePage;
