import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import {
  PageSkeleton,
  RecordLayout,
  RecordProblem,
  RecordSection,
  RowsSkeleton,
} from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { reportGroup } from '../outbox/about.ts';
import { ChecksSection } from './checks-section.tsx';
import { IncidentsSection } from './incidents-section.tsx';
import { NightSection } from './night-section.tsx';
import { PhotosOf } from './photos-of.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportProgress } from './report-progress.tsx';
import { useAct } from './use-act.ts';
import { useAskedDoor } from './use-asked-door.ts';
import { type Shown, useReport } from './use-report.ts';

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
        <ChecksSection shown={shown} kind="tenant" act={act} />
        <ChecksSection shown={shown} kind="common_area" act={act} />
        <NightSection report={report} act={act} />
        <IncidentsSection shown={shown} act={act} office={doing} />
        {(act || report.files.length + local.length > 0) && (
          <RecordSection id="report-photos" title={t('daily-reports:photos.title')} titleSpace="xs">
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
