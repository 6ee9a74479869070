import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton, RecordLayout, RecordProblem } from '#platform/web/ui/index';
import { titleWords } from '../../contract/index.ts';
import { tasksHref } from '../addresses.ts';
import { ComingDates } from './coming-dates.tsx';
import { PastOccurrences } from './past-occurrences.tsx';
import { SeriesFacts } from './series-facts.tsx';
import { SeriesHeader } from './series-header.tsx';
import { SeriesHealth } from './series-health.tsx';
import { seriesQuery } from './series-queries.ts';

const Problem = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useText();
  return (
    <RecordProblem
      error={error}
      retry={retry}
      title={t('tasks:series.title')}
      breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, t('tasks:series.title')]}
      missing={{
        title: t('tasks:series.notFound'),
        text: t('tasks:series.notFoundText'),
        back: { label: t('tasks:task.backToList'), to: tasksHref() },
      }}
    />
  );
};

const SeriesPage = () => {
  const id = useIdParam('recurringId');
  const { data: series, error, refetch } = useRecordQuery({ ...seriesQuery(id), refetchOnMount: 'always' });
  usePageTitle(series && titleWords(series.title));
  if (!series)
    return error ? <Problem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
  return (
    <article>
      <SeriesHeader key={series.id} series={series} />
      <RecordLayout
        description={series.description === series.title ? null : series.description}
        aside={
          <>
            <SeriesHealth health={series.health} />
            <SeriesFacts series={series} />
          </>
        }
      >
        <ComingDates series={series} />
        <PastOccurrences series={series} />
      </RecordLayout>
    </article>
  );
};

export default SeriesPage;
