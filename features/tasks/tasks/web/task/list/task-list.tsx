import { IconChecklist } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import { taskExportColumns, taskExportEndpoints } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import { BulkActions, useBulkActions } from '../bulk/bulk-actions.tsx';
import { NewTask } from './new-task.tsx';
import { taskColumns } from './task-columns.tsx';
import { taskList } from './task-list-definition.ts';

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
