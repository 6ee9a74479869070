import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { Picture } from '#features/accounts/files/web';
import { useRecordQuery } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import {
  AutoGrid,
  PageSkeleton,
  RecordLayout,
  RecordProblem,
  RecordSection,
  RowsSkeleton,
} from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { LinkedTasks } from './linked-tasks.tsx';
import classes from './report.module.css';
import { ReportFacts } from './report-facts.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportSections } from './report-sections.tsx';
import { ScorePanel } from './score-panel.tsx';

type Props = { inspection: Inspection; of: 'signature' | 'client_signature' };

const Figure = ({ inspection: { building, ...inspection }, of }: Props) => {
  const t = useText();
  const signature = inspection[of];
  if (!signature) return null;
  return (
    <RecordSection id={`inspection-${of}`} title={t(`inspections:field.${of}`)}>
      <Box component="figure" className={classes.signature} m="8px 0 0">
        <Picture
          src={signature.file.url}
          alt={t('inspections:report.signatureOf', { name: signature.name })}
          width={300}
          height={120}
        />
        <figcaption>
          <strong>{signature.name}</strong> {formatDateTime(signature.at, building.time_zone)}
        </figcaption>
      </Box>
    </RecordSection>
  );
};

/** Always dark on white, as it was drawn; beside the inspector's the one for the client. */
const SignatureFigures = ({ inspection }: { inspection: Inspection }) =>
  inspection.signature || inspection.client_signature ? (
    <AutoGrid min={280}>
      <Figure inspection={inspection} of="signature" />
      <Figure inspection={inspection} of="client_signature" />
    </AutoGrid>
  ) : null;

const [ThenAndNow] = lazyPart(() => import('./then-and-now.tsx'));
/** At the end of the page. */
const [ReportHistory] = lazyPart(() => import('./report-history.tsx'), { soon: true });

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
      <RecordLayout
        aside={<ReportFacts inspection={inspection} />}
        last={
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <ReportHistory inspection={inspection} />
          </Suspense>
        }
      >
        <ScorePanel inspection={inspection} />
        <Suspense fallback={null}>{inspection.parent && <ThenAndNow inspection={inspection} />}</Suspense>
        <ReportSections inspection={inspection} />
        {inspection.general_comments && (
          <RecordSection id="inspection-comments" title={t('inspections:field.general_comments')}>
            <p className={classes.words}>{inspection.general_comments}</p>
          </RecordSection>
        )}
        <LinkedTasks inspection={inspection} />
        <SignatureFigures inspection={inspection} />
      </RecordLayout>
    </article>
  );
};

export default InspectionReport;
