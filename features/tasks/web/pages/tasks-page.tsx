import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader } from '#platform/web/ui/index';
import { NewTask } from '../list/new-task.tsx';
import { TaskList } from '../list/task-list.tsx';
import { taskSearch } from '../list/task-search.ts';

const TasksPage = () => {
  const t = useText();
  const [search] = useSearchState(taskSearch);
  const mayAdd = useFlag('tasks.canAddTask');
  return (
    <>
      <PageHeader title={t('tasks:titles.list')} action={mayAdd && <NewTask jobId={search.job_id} />} />
      <TaskList />
    </>
  );
};

export default TasksPage;
