import { Box, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/index';
import { listPage } from '#platform/web/list/index';
import { openOutboxPanel, useLeftUnsent } from '#platform/web/outbox/index';
import { lazyPart, useSearchState, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { CardsSkeleton, isPhone, PageHeader, usePhone, usePrintAction } from '#platform/web/ui/index';
import { NewTask } from '../list/new-task.tsx';
import { taskList } from '../list/task-list-definition.ts';
import { type TaskSearch, taskSearch } from '../list/task-search.ts';
import classes from '../list/unsent-tasks.module.css';
import { firstSearch, useFirstView } from '../list/use-first-view.ts';
import { type AboutNewTask, newTaskKind } from '../outbox/about.ts';

/** New tasks that are only on this device, shown above the list whatever its filters are. */
const UnsentTasks = () => {
  const t = useText();
  const writes = useLeftUnsent().filter(({ kind }) => kind === newTaskKind);
  if (writes.length === 0) return null;
  return (
    <Box component="section" mb="md" aria-label={t('tasks:outbox.unsentTasks')}>
      <Box component="p" m="0 0 6px" c="dimmed" fz={13}>
        {t('tasks:outbox.unsentHint')}
      </Box>
      <Box component="ul" className={classes.rows} bd="1px dashed var(--cora-border)" bdrs="md">
        {writes.map(({ id, about, state }) => {
          const { title, site } = about as AboutNewTask;
          const Icon = state === 'parked' ? IconAlertTriangle : IconClock;
          return (
            <li key={id}>
              <UnstyledButton
                className={classes.row}
                data-refused={state === 'parked'}
                onClick={openOutboxPanel}
              >
                <Icon size={18} aria-hidden />
                <Box component="span" flex={1} miw={0}>
                  <span className={classes.title}>{title}</span>
                  <Box component="span" className={classes.site} c="dimmed" fz={12}>
                    {site}
                  </Box>
                </Box>
                <Box component="span" className={classes.state} flex="none" fz={13}>
                  {t(state === 'parked' ? 'tasks:outbox.notAccepted' : 'tasks:outbox.unsent')}
                </Box>
              </UnstyledButton>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};

const [TaskDashboard] = lazyPart(() => import('../../dashboard/task-dashboard.tsx'), {
  first: ['view=dashboard', 'wide'],
});
const [TaskList] = lazyPart(() => import('../list/task-list.tsx'), { first: ['view=list', 'phone'] });
const [SeriesList] = lazyPart(() => import('../../series/list/series-list.tsx'), { first: ['view=series'] });

const views = ['dashboard', 'list', 'series'] as const;

/** Parameters of one list that are cleared when the other list opens. */
const ownFilters = {
  status: [],
  page: 1,
  health: undefined,
  q: undefined,
  sort: 'due_at',
  order: 'asc',
  columns: [],
  density: undefined,
  saved: undefined,
} satisfies Partial<TaskSearch> & { health: undefined };

const viewOf = (search: TaskSearch, phone: boolean) =>
  search.view ?? (phone || taskList.isFiltered(search) ? 'list' : 'dashboard');

export const prefetch = ({ client, session, search }: Visit): void => {
  const phone = isPhone();
  const first = firstSearch(taskSearch.parse(search), session?.flags ?? new Set(), phone);
  if (viewOf(first, phone) === 'list') void client.prefetchQuery(listPage(taskList, first));
};

/** Dashboard, list or series. The address says which one; without it the size of the screen decides. */
const TasksPage = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(taskSearch);
  const phone = usePhone();
  const { visit, begun, pending } = useFirstView(search, setSearch);
  const mayAdd = useFlag('tasks.canAddTask');
  const view = viewOf(search, phone);
  return (
    <>
      <PageHeader
        title={t('tasks:titles.list')}
        chip={
          <SegmentedControl
            data-no-print
            aria-label={t('tasks:views.label')}
            value={view}
            onChange={(next) =>
              setSearch({
                ...([view, next].includes('series') ? ownFilters : {}),
                view: next as typeof view,
              })
            }
            data={views.map((value) => ({
              value,
              label: t(`tasks:views.${value}`),
            }))}
          />
        }
        // A phone has the new task in its bottom bar, without the site of the list.
        action={mayAdd && (!phone || search.job_id !== undefined) && <NewTask jobId={search.job_id} />}
        menu={usePrintAction()}
      />
      <UnsentTasks />
      <Suspense fallback={<CardsSkeleton />}>
        {pending ? (
          <CardsSkeleton />
        ) : view === 'dashboard' ? (
          <TaskDashboard />
        ) : view === 'series' ? (
          <SeriesList key={visit} />
        ) : (
          <TaskList key={visit} begun={begun} />
        )}
      </Suspense>
    </>
  );
};

export default TasksPage;
