import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ViewsMenu } from '#features/saved-views/web';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  EmptyState,
  listProblem,
  RecordTable,
  SearchBox,
  usePhone,
  useSelection,
} from '#platform/web/ui/index';
import { taskEndpoints, taskExportColumns, taskExportEndpoints } from '../../contract/index.ts';
import { taskHref } from '../addresses.ts';
import { BulkActions, useBulkActions } from '../bulk/bulk-actions.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFilterWords, useListWords } from './filter-words.ts';
import classes from './list.module.css';
import { taskListSearch } from './list-fields.ts';
import { NewTask } from './new-task.tsx';
import { QuickViews } from './quick-views.tsx';
import { taskColumns } from './task-columns.tsx';
import { chipFields, cleared, isFiltered, queryOf, taskSearch } from './task-search.ts';

const [OpenFilters, warm] = lazyPart(() => import('./open-filters.tsx'));

const TaskList = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(taskSearch);
  const phone = usePhone();
  const mayAdd = useFlag('tasks.canAddTask');
  const tasks = useQuery({
    ...endpointPage(taskEndpoints.listTasks, { query: queryOf(search) }),
    refetchInterval: 60_000,
    meta: { quiet: true },
  });
  const columns = useMemo(() => taskColumns(phone), [phone]);
  const selection = useSelection(search);
  const mayExport = useFlag('canExportData');
  const bulk = useBulkActions();
  const filters = useFilterWords(search, chipFields(search));
  const add = mayAdd && <NewTask jobId={search.job_id} />;
  return (
    <RecordTable
      name="tasks"
      label={t('tasks:list.label')}
      columns={columns}
      data={tasks.data}
      fetching={tasks.isPlaceholderData}
      problem={listProblem(tasks)}
      state={search}
      onState={setSearch}
      rowId={(task) => task.id}
      rowLabel={(task) => t('tasks:list.row', { number: task.number, title: task.title })}
      rowHref={(task) => taskHref(task.id)}
      selection={bulk && selection}
      bulkActions={
        bulk && (
          <BulkActions actions={bulk} selection={selection} search={search} total={tasks.data?.total ?? 0} />
        )
      }
      views={(look) => (
        <ViewsMenu list="tasks" schema={taskListSearch} state={search} setState={setSearch} look={look} />
      )}
      exporting={
        mayExport
          ? { endpoint: taskExportEndpoints.exportTasks, query: queryOf(search), offered: taskExportColumns }
          : undefined
      }
      filters={
        <>
          <QuickViews search={search} onChange={setSearch} />
          <div className={classes.search}>
            <SearchBox
              value={search.q}
              placeholder={t('tasks:list.search')}
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
          title={t('tasks:list.emptyTitle')}
          text={t('tasks:list.emptyText')}
          action={add}
        />
      }
    />
  );
};

export default TaskList;
