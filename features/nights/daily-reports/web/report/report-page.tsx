import { Box, Group, Progress } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { AnchorLink, lazyPart, usePageTitle } from '#platform/web/routing/index';
import {
  PageSkeleton,
  RecordFacts,
  RecordLayout,
  RecordProblem,
  RecordSection,
  RowsSkeleton,
} from '#platform/web/ui/index';
import { countDoors, type DailyReport, isSettled } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { reportGroup } from '../outbox/about.ts';
import { DoorChecksSection } from './door-checks-section.tsx';
import { IncidentsSection } from './incidents-section.tsx';
import { NightSection } from './night-section.tsx';
import { PhotosOf } from './photos-of.tsx';
import classes from './report.module.css';
import { ReportHeader } from './report-header.tsx';
import { useAct } from './use-act.ts';
import { useAskedDoor } from './use-asked-door.ts';
import { type Shown, useReport } from './use-report.ts';

/** How far the night is: it stays in sight above the doors. */
const ReportProgress = ({ shown: { report, isFinalizing } }: { shown: Shown }) => {
  const t = useText();
  const { required, checked, unlocked } = countDoors(report.checks);
  const settled = report.checks.filter((one) => one.kind === 'tenant' && isSettled(one)).length;
  if (required === 0 && !isFinalizing) return null;
  const label = t('daily-reports:report.doors', { checked, required });
  return (
    <div className={classes.strip}>
      <Group className={classes.figures} gap="4px 16px" justify="space-between">
        {required > 0 && (
          <Box component="span" fw={500} role="status">
            {label}
          </Box>
        )}
        {settled > checked && (
          <span>{t('daily-reports:report.explained', { count: settled - checked })}</span>
        )}
        {unlocked > 0 && (
          <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--cora-danger)" fw={500}>
            <IconLockOpen size={16} aria-hidden />
            {t('daily-reports:list.unlockedCount', { count: unlocked })}
          </Group>
        )}
        {isFinalizing && (
          <Box component="span" c="dimmed">
            {t('daily-reports:report.finalizeWaits')}
          </Box>
        )}
      </Group>
      {required > 0 && (
        <Progress value={(100 * settled) / required} size={4} radius={0} color="success" aria-label={label} />
      )}
    </div>
  );
};

/** Place, people and times. */
const ReportFacts = ({ report }: { report: DailyReport }) => {
  const t = useText();
  const { job, building } = report;
  const when = (at: string | null, by?: { name: string } | null): ReactNode => {
    if (at === null) return null;
    const moment = formatDateTime(at, building.time_zone);
    return by ? t('daily-reports:report.by', { when: moment, name: by.name }) : moment;
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('daily-reports:field.job'),
      job.id > 0 && <AnchorLink to={jobHref(job.id)}>{`${job.job_number} ${job.job_name}`}</AnchorLink>,
    ],
    [t('daily-reports:field.building'), building.name],
    [t('daily-reports:field.client'), report.client.name],
    [t('daily-reports:field.area'), report.area?.name],
    [t('daily-reports:field.night'), formatDate(report.report_date)],
    [t('daily-reports:field.type'), t(`daily-reports:type.${report.type}`)],
    [t('daily-reports:field.supervisor'), report.supervisor?.name],
    [t('daily-reports:field.started_at'), when(report.started_at)],
    [t('daily-reports:field.submitted_at'), report.doors.required > 0 && when(report.submitted_at)],
    [t('daily-reports:field.finalized_at'), when(report.finalized_at, report.finalized_by)],
    [t('daily-reports:field.reopened_at'), when(report.reopened_at, report.reopened_by)],
    [t('daily-reports:field.reopen_reason'), report.reopened_at && report.reopen_reason],
  ];
  return <RecordFacts facts={facts} />;
};

/** At the end of the page. */
const [ReportHistory] = lazyPart(() => import('./report-history.tsx'), { soon: true });

const Report = ({ shown, door }: { shown: Shown; door: number | undefined }) => {
  const t = useText();
  useAskedDoor(door);
  const { report, photos, isFinalizing } = shown;
  const doing = useAct(shown);
  const act = report.can.update && !isFinalizing ? doing : null;
  const local = photos.get('report') ?? [];
  return (
    <article>
      <ReportHeader shown={shown} act={doing} />
      <ReportProgress shown={shown} />
      <RecordLayout
        aside={<ReportFacts report={report} />}
        last={
          report.timeline.length > 0 && (
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <ReportHistory report={report} />
            </Suspense>
          )
        }
      >
        <DoorChecksSection shown={shown} kind="tenant" act={act} />
        <DoorChecksSection shown={shown} kind="common_area" act={act} />
        <NightSection report={report} act={act} />
        <IncidentsSection shown={shown} act={act} office={doing} />
        {(act || report.files.length + local.length > 0) && (
          <RecordSection
            id="report-photos"
            title={t('daily-reports:photos.title')}
            titleSpace="xs"
            data-no-print={report.files.length + local.length === 0 || undefined}
          >
            <PhotosOf
              of={{ of: 'report' }}
              label={t('daily-reports:photos.ofNight')}
              files={report.files}
              zone={report.building.time_zone}
              local={local}
              act={act}
            />
          </RecordSection>
        )}
      </RecordLayout>
    </article>
  );
};

/** The report of one night: while it is written, and as it is read afterwards. */
const ReportPage = ({ id, door }: { id: string; door: number | undefined }) => {
  const t = useText();
  const { shown, error, retry } = useReport(id);
  usePageTitle(shown && `${shown.report.job.job_number} ${shown.report.job.job_name}`);
  if (error) {
    const title = t('daily-reports:titles.report');
    return (
      <RecordProblem
        error={error}
        retry={retry}
        title={title}
        breadcrumbs={[{ title: t('daily-reports:titles.list'), to: paths.list }, title]}
        missing={{
          title: t('daily-reports:report.notFound'),
          text: t('daily-reports:report.notFoundText'),
          back: { label: t('daily-reports:report.backToList'), to: paths.list },
        }}
      />
    );
  }
  if (!shown) return <PageSkeleton crumbs />;
  return (
    <>
      {shown.isRefused && <UnsentNotice group={reportGroup(shown.ref)} />}
      <Report shown={shown} door={door} />
    </>
  );
};

export default ReportPage;
