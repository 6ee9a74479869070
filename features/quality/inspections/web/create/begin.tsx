import { useState } from 'react';
import { useJobSitesQuery } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { LoadProblem, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { BeginForm } from './begin-form.tsx';
import classes from './create.module.css';
import { createSearch } from './create-search.ts';
import type { Point } from './distance.ts';
import { SiteChoice } from './site-choice.tsx';

/** First the site, then with what and where. */
const Begin = () => {
  const t = useText();
  const [start, setSearch] = useSearchState(createSearch);
  const { job } = start;
  const [from, setFrom] = useState<Point | null>(null);
  const { data, error, isLoading, refetch } = useJobSitesQuery();
  const sites = (data?.rows ?? []).filter(
    ({ status, buildings }) => status === 'active' && (buildings ?? []).length > 0,
  );
  const site = sites.find(({ id }) => id === job);
  return (
    <>
      <PageHeader
        title={t('inspections:titles.create')}
        breadcrumbs={[
          { title: t('inspections:titles.list'), to: paths.list },
          t('inspections:titles.create'),
        ]}
      />
      {job !== undefined && data && !site && (
        <p className={classes.closed} role="status">
          {t('inspections:create.siteClosed')}
        </p>
      )}
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : isLoading ? (
        <PageSkeleton />
      ) : site ? (
        <BeginForm
          key={site.id}
          site={site}
          start={start}
          from={from}
          onOther={() => setSearch({ job: undefined, building: undefined, place: undefined })}
        />
      ) : (
        <SiteChoice
          sites={sites}
          from={from}
          onFrom={setFrom}
          onChosen={({ id }) => setSearch({ job: id })}
        />
      )}
    </>
  );
};

export default Begin;
