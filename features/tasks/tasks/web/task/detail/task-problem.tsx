import { useText } from '#platform/web/i18n/index';
import { RecordProblem } from '#platform/web/ui/index';
import { tasksHref } from '../../addresses.ts';

/** Why a task cannot be shown, and what to do. */
export const TaskProblem = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useText();
  return (
    <RecordProblem
      error={error}
      retry={retry}
      title={t('tasks:titles.task')}
      breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, t('tasks:titles.task')]}
      missing={{
        title: t('tasks:task.notFound'),
        text: t('tasks:task.notFoundText'),
        back: { label: t('tasks:task.backToList'), to: tasksHref() },
      }}
    />
  );
};
