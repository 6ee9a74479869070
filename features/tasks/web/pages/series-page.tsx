import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { tasksHref } from '../addresses.ts';
import words from '../detail/detail.module.css';
import { titleWords } from '../parts/title.ts';
import { ComingDates } from '../series/coming-dates.tsx';
import { PastOccurrences } from '../series/past-occurrences.tsx';
import classes from '../series/series.module.css';
import { SeriesFacts } from '../series/series-facts.tsx';
import { SeriesHeader } from '../series/series-header.tsx';
import { SeriesHealth } from '../series/series-health.tsx';
import { seriesQuery } from '../series/series-queries.ts';

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
  const t = useText();
  const id = useIdParam('recurringId');
  const { data: series, error, refetch } = useQuery({ ...seriesQuery(id), refetchOnMount: 'always' });
  usePageTitle(series && titleWords(series.title));
  if (!series) return error ? <Problem error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <article>
      <SeriesHeader key={series.id} series={series} />
      <div className={classes.layout}>
        <div className={classes.main}>
          {series.description !== series.title && (
            <section aria-labelledby="series-description">
              <Title order={2} id="series-description">
                {t('tasks:task.descriptionTitle')}
              </Title>
              <p className={words.description}>{series.description}</p>
            </section>
          )}
          <ComingDates series={series} />
          <PastOccurrences series={series} />
        </div>
        <div className={classes.side}>
          <SeriesHealth health={series.health} />
          <SeriesFacts series={series} />
        </div>
      </div>
    </article>
  );
};

export default SeriesPage;
