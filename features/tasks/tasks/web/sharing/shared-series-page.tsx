import { useQuery } from '@tanstack/react-query';
import { SharedFrame, SharedProblem } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, useTextParam } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordDescription, RecordLayout } from '#platform/web/ui/index';
import { sharedTaskEndpoints, titleWords } from '../../contract/index.ts';
import { ruleWords } from '../series/rule-words.ts';
import { SeriesHealth } from '../series/series-health.tsx';
import { SeriesStatusChip } from '../series/series-status.tsx';
import { SharedDates } from './shared-dates.tsx';
import { SharedSeriesFacts } from './shared-series-facts.tsx';

const SharedSeriesPage = () => {
  const t = useText();
  const id = useIdParam('recurringId');
  const orgSlug = useTextParam('orgSlug');
  const {
    data: series,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(sharedTaskEndpoints.getSharedSeries, { params: { orgSlug, id } }),
    meta: { quiet: true },
  });
  if (error) return <SharedProblem orgSlug={orgSlug} error={error} retry={() => void refetch()} />;
  if (!series) return <PageSkeleton />;
  const title = titleWords(series.title);
  return (
    <SharedFrame orgSlug={orgSlug} title={title} printable>
      <article>
        <PageHeader
          title={title}
          chip={<SeriesStatusChip status={series.status} />}
          subtitle={ruleWords(series.rule, series.based_on, t)}
        />
        <RecordLayout
          facts={<SharedSeriesFacts series={series} />}
          aside={<SeriesHealth health={series.health} />}
        >
          {series.description !== series.title && <RecordDescription text={series.description} />}
          <SharedDates series={series} />
        </RecordLayout>
      </article>
    </SharedFrame>
  );
};

export default SharedSeriesPage;
