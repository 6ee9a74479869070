import { useMediaQuery } from '@mantine/hooks';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RecordTable } from '#platform/web/ui/index';
import { taskEndpoints } from '../../contract/index.ts';
import { seriesHref } from '../addresses.ts';
import { NewTask } from '../list/new-task.tsx';
import { titleWords } from '../parts/title.ts';
import { seriesColumns } from './series-columns.tsx';
import { SeriesFilters } from './series-filters.tsx';
import { cleared, isFiltered, queryOf, seriesSearch } from './series-search.ts';

/** Every series, also those that pause or have ended. */
const SeriesList = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(seriesSearch);
  const phone = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const mayAdd = useFlag('tasks.canAddTask');
  const series = useQuery(endpointPage(taskEndpoints.listSeries, { query: queryOf(search) }));
  const columns = useMemo(() => seriesColumns(phone, t), [phone, t]);
  if (series.isError && !series.data) {
    return <LoadProblem error={series.error} retry={() => void series.refetch()} />;
  }
  return (
    <RecordTable
      name="series"
      label={t('tasks:series.list.label')}
      columns={columns}
      data={series.data}
      fetching={series.isPlaceholderData}
      state={search}
      onState={setSearch}
      rowId={({ id }) => id}
      rowLabel={({ title }) => titleWords(title)}
      rowHref={({ id }) => seriesHref(id)}
      filters={
        <SeriesFilters search={search} onChange={(patch, replace = false) => setSearch(patch, { replace })} />
      }
      filtered={isFiltered(search)}
      onClear={() => setSearch(cleared)}
      empty={
        <EmptyState
          icon={IconChecklist}
          title={t('tasks:series.list.emptyTitle')}
          text={t('tasks:series.list.emptyText')}
          action={mayAdd && <NewTask jobId={search.job_id} />}
        />
      }
    />
  );
};

export default SeriesList;
