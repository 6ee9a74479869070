import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { type Chosen, RecordList } from '#platform/web/list/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import { type BulkAction, taskExportColumns, taskExportEndpoints } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import { NewTask } from './new-task.tsx';
import { taskColumns } from './task-columns.tsx';
import { taskList } from './task-list-definition.ts';

const [BulkDialog] = lazyPart(() => import('../bulk/bulk-dialog.tsx'));

/** What this person may do with several tasks; undefined if nothing. */
const useBulkActions = (): readonly BulkAction[] | undefined => {
  const mayUpdate = useFlag('tasks.canUpdateTask');
  const mayTransition = useFlag('tasks.canEditTransaction');
  const actions: BulkAction[] = [
    ...(mayUpdate ? (['assign', 'due'] as const) : []),
    ...(mayTransition ? (['close', 'cancel'] as const) : []),
  ];
  return actions.length > 0 ? actions : undefined;
};

/** Buttons above the list for the selected tasks. */
const BulkActions = ({ actions, selection, count, ids }: Chosen & { actions: readonly BulkAction[] }) => {
  const t = useText();
  const [asking, setAsking] = useState<BulkAction | null>(null);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant="default"
          color={action === 'cancel' ? 'error' : undefined}
          onClick={() => setAsking(action)}
        >
          {t(`tasks:bulk.${action}`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {asking && (
          <BulkDialog
            action={asking}
            count={count}
            ids={ids}
            onDone={(left) => {
              setAsking(null);
              selection.keep(left);
            }}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  );
};

const exporting = { endpoint: taskExportEndpoints.exportTasks, columns: taskExportColumns };

/** `begun`: filters that the page has set by itself. */
const TaskList = ({ begun }: { begun?: Record<string, string> | undefined }) => {
  const t = useText();
  const [{ job_id }] = useSearchState(taskList.schema);
  const mayAdd = useFlag('tasks.canAddTask');
  const actions = useBulkActions();
  return (
    <RecordList
      list={taskList}
      label={t('tasks:list.label')}
      searching={t('tasks:list.search')}
      apply={t('tasks:list.apply')}
      columns={taskColumns}
      rowLabel={(task) => t('tasks:list.row', { number: task.number, title: task.title })}
      rowHref={(task) => taskHref(task.id)}
      ViewsMenu={ViewsMenu}
      begun={begun}
      exporting={exporting}
      refetchInterval={60_000}
      bulk={actions && ((chosen) => <BulkActions actions={actions} {...chosen} />)}
      empty={
        <EmptyState
          icon={IconChecklist}
          title={t('tasks:list.emptyTitle')}
          text={t('tasks:list.emptyText')}
          action={mayAdd && <NewTask jobId={job_id} />}
        />
      }
    />
  );
};

export default TaskList;
