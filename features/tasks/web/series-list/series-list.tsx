import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ViewsMenu } from '#features/saved-views/web';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, listProblem, RecordTable, SearchBox, usePhone } from '#platform/web/ui/index';
import { seriesExportColumns, taskEndpoints, taskExportEndpoints } from '../../contract/index.ts';
import { seriesHref } from '../addresses.ts';
import { FilterChips } from '../list/filter-chips.tsx';
import { FilterPanel } from '../list/filter-panel.tsx';
import list from '../list/list.module.css';
import { NewTask } from '../list/new-task.tsx';
import { titleWords } from '../parts/title.ts';
import { useFilterWords, useListWords } from './filter-words.ts';
import { seriesColumns } from './series-columns.tsx';
import { cleared, isFiltered, queryOf, seriesListSearch, seriesSearch } from './series-search.ts';
import { StatusSwitch } from './status-switch.tsx';

const [OpenFilters, warm] = lazyPart(() => import('./open-filters.tsx'));

/** Every series, also those that pause or have ended. */
const SeriesList = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(seriesSearch);
  const phone = usePhone();
  const mayAdd = useFlag('tasks.canAddTask');
  const mayExport = useFlag('canExportData');
  const series = useQuery({
    ...endpointPage(taskEndpoints.listSeries, { query: queryOf(search) }),
    meta: { quiet: true },
  });
  const columns = useMemo(() => seriesColumns(phone, t), [phone, t]);
  const filters = useFilterWords(search);
  return (
    <RecordTable
      name="series"
      label={t('tasks:series.list.label')}
      columns={columns}
      data={series.data}
      fetching={series.isPlaceholderData}
      problem={listProblem(series)}
      state={search}
      onState={setSearch}
      rowId={({ id }) => id}
      rowLabel={({ title }) => titleWords(title)}
      rowHref={({ id }) => seriesHref(id)}
      views={(look) => (
        <ViewsMenu list="series" schema={seriesListSearch} state={search} setState={setSearch} look={look} />
      )}
      exporting={
        mayExport
          ? {
              endpoint: taskExportEndpoints.exportSeries,
              query: queryOf(search),
              offered: seriesExportColumns,
            }
          : undefined
      }
      filters={
        <>
          <StatusSwitch search={search} onChange={setSearch} />
          <div className={list.search}>
            <SearchBox
              value={search.q}
              placeholder={t('tasks:series.list.search')}
              onChange={(q) => setSearch({ q, page: 1 }, { replace: true })}
            />
          </div>
          <FilterPanel count={filters.length} phone={phone} warm={warm}>
            {(close) => <OpenFilters {...{ search, phone, close }} onChange={setSearch} />}
          </FilterPanel>
          <FilterChips filters={filters} clear={(fields) => setSearch(cleared(fields))} />
        </>
      }
      inWords={useListWords(search)}
      filtered={isFiltered(search)}
      onClear={() => setSearch({ ...cleared(), q: undefined })}
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
