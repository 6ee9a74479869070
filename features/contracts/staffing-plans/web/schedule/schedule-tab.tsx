import { Button, Paper, Text } from '@mantine/core';
import { IconCalendarDown, IconCalendarWeek, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { addressOf, currentOrganization } from '#platform/web/api/index';
import { formatDate, type Say, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton, usePhone } from '#platform/web/ui/index';
import { type JobSchedule, type ScheduledShift, scheduleEndpoints } from '../../contract/index.ts';
import { ClashList } from './clash-list.tsx';
import { DayList } from './day-list.tsx';
import classes from './schedule.module.css';
import { scheduleQuery } from './schedule-query.ts';
import { WeekGrid } from './week-grid.tsx';

const [PeopleDialog] = lazyPart(() => import('./people-dialog.tsx'));

/** The shifts grouped by service. */
const byService = ({ shifts }: JobSchedule) => [...Map.groupBy(shifts, ({ service }) => service.id).values()];

const planText = ([shift]: ScheduledShift[], t: Say): string =>
  shift
    ? [
        t(`staffing-plans:planType.${shift.plan_type}`),
        t('staffing-plans:from', { date: formatDate(shift.effective_from) }),
      ].join(' · ')
    : '';

/** Who works at a job when. */
const ScheduleTab = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const phone = usePhone();
  const [shift, setShift] = useState<ScheduledShift | null>(null);
  const { data, error, refetch } = useQuery(scheduleQuery(jobId));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Paper p="md">
        <RowsSkeleton rows={6} />
      </Paper>
    );
  if (data.shifts.length === 0)
    return (
      <Paper p="md">
        <EmptyState
          icon={IconCalendarWeek}
          title={t('staffing-plans:schedule.none')}
          text={t('staffing-plans:schedule.noneText')}
        />
      </Paper>
    );
  const Week = phone ? DayList : WeekGrid;
  return (
    <Paper p="md">
      <div className={classes.tools}>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
          {t('staffing-plans:schedule.print')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={addressOf(scheduleEndpoints.getJobScheduleCalendar, {
            params: { id: jobId },
            query: { organization_id: currentOrganization() },
          })}
          download
          leftSection={<IconCalendarDown size={16} aria-hidden />}
        >
          {t('staffing-plans:schedule.calendar')}
        </Button>
      </div>
      {data.clashes && <ClashList clashes={data.clashes} />}
      {byService(data).map((shifts) => (
        <section key={shifts[0]?.service.id} className={classes.service}>
          <h2>{shifts[0]?.service.name}</h2>
          <Text size="sm" c="dimmed" mb="xs">
            {planText(shifts, t)}
          </Text>
          <Week schedule={{ ...data, shifts }} onAssign={setShift} />
        </section>
      ))}
      <Suspense>
        {shift && <PeopleDialog key={shift.id} jobId={jobId} shift={shift} onClose={() => setShift(null)} />}
      </Suspense>
    </Paper>
  );
};

export default ScheduleTab;
