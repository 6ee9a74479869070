import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarDown, IconCalendarWeek, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { addressOf, currentOrganization } from '#platform/web/api/index';
import { formatWallTime, formatWeekday } from '#platform/web/i18n/clock-words';
import { formatDate, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton, usePhone } from '#platform/web/ui/index';
import {
  type Clash,
  type JobSchedule,
  type ScheduledShift,
  scheduleEndpoints,
} from '../../contract/index.ts';
import { DayList } from './day-list.tsx';
import classes from './schedule.module.css';
import { scheduleQuery } from './schedule-query.ts';
import { WeekGrid } from './week-grid.tsx';

type Overlap = Extract<Clash, { kind: 'overlap' }>;

const isOverlap = (clash: Clash): clash is Overlap => clash.kind === 'overlap';

type ShownClash = { key: string; text: string; otherJob: number | null };

const describeOverlaps = (same: readonly Overlap[], t: Translate): string => {
  const [{ user, other }] = same as [Overlap];
  const days = same.map(({ day }) => formatWeekday(day, 'short')).join(', ');
  return other
    ? t('staffing-plans:clash.overlap', {
        name: user.name,
        days,
        other: other.name,
        time: formatWallTime(other.start_time),
      })
    : t('staffing-plans:clash.overlapElsewhere', { name: user.name, days });
};

/** Clashes in words, those of several days as one. */
const describeClashes = (clashes: readonly Clash[], t: Translate): ShownClash[] => {
  const overlaps = Map.groupBy(
    clashes.filter(isOverlap),
    ({ user, shift_id, other }) => `${user.id} ${shift_id} ${other?.job_id} ${other?.start_time}`,
  );
  return [
    ...[...overlaps].map(([key, same]) => ({
      key,
      text: describeOverlaps(same, t),
      otherJob: same[0]?.other?.job_id ?? null,
    })),
    ...clashes.flatMap((clash) =>
      clash.kind === 'hours'
        ? {
            key: `hours ${clash.user.id}`,
            text: t('staffing-plans:clash.hours', {
              name: clash.user.name,
              hours: formatNumber(clash.hours),
            }),
            otherJob: null,
          }
        : [],
    ),
  ];
};

/** People who would be at two places at once or work too long. Clashes are only shown; nothing is refused because of them. */
const ClashList = ({ clashes }: { clashes: readonly Clash[] }) => {
  const t = useText();
  if (clashes.length === 0) return null;
  return (
    <Alert
      color="warning"
      variant="light"
      className={classes.clashes}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('staffing-plans:clash.title')}
    >
      <ul>
        {describeClashes(clashes, t).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};

const [PeopleDialog] = lazyPart(() => import('./people-dialog.tsx'));

/** The shifts grouped by service. */
const byService = ({ shifts }: JobSchedule) => [...Map.groupBy(shifts, ({ service }) => service.id).values()];

const planText = ([shift]: ScheduledShift[], t: Translate): string =>
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
      <Group className={classes.tools} gap="xs" align="stretch" mb="md">
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
      </Group>
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
