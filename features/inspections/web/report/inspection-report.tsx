import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton, RecordLayout, RecordProblem, RecordSection } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { LinkedTasks } from './linked-tasks.tsx';
import classes from './report.module.css';
import { ReportFacts } from './report-facts.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportHistory } from './report-history.tsx';
import { ReportSections } from './report-sections.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SignatureFigure } from './signature-figure.tsx';
import { ThenAndNow } from './then-and-now.tsx';

/** One inspection: what came of it, every answer, and what was done since. */
const InspectionReport = ({ id }: { id: number }) => {
  const t = useText();
  const { data: inspection, error, refetch } = useRecordQuery(inspectionQuery(id));
  usePageTitle(inspection && t('inspections:report.title', { number: inspection.number }));
  if (!inspection) {
    if (!error) return <PageSkeleton crumbs />;
    const list = { title: t('inspections:titles.list'), to: paths.list };
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('inspections:titles.report')}
        breadcrumbs={[list, t('inspections:titles.report')]}
        missing={{
          title: t('inspections:report.notFound'),
          text: t('inspections:report.notFoundText'),
          back: { label: t('inspections:report.backToList'), to: paths.list },
        }}
      />
    );
  }
  return (
    <article>
      <ReportHeader inspection={inspection} />
      <RecordLayout aside={<ReportFacts inspection={inspection} />}>
        <ScorePanel inspection={inspection} />
        <ThenAndNow inspection={inspection} />
        <ReportSections inspection={inspection} />
        {inspection.general_comments && (
          <RecordSection id="inspection-comments" title={t('inspections:field.general_comments')}>
            <p className={classes.words}>{inspection.general_comments}</p>
          </RecordSection>
        )}
        <LinkedTasks inspection={inspection} />
        <SignatureFigure inspection={inspection} />
        <ReportHistory inspection={inspection} />
      </RecordLayout>
    </article>
  );
};

export default InspectionReport;
