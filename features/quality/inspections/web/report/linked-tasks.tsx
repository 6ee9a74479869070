import { TaskStatusChip, taskHref, titleWords } from '#features/tasks/tasks/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import classes from './report.module.css';

/** What was made of the deficiencies, and how far each is. */
export const LinkedTasks = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { tasks, building } = inspection;
  if (tasks.length === 0) return null;
  return (
    <RecordSection id="inspection-tasks" title={t('inspections:report.tasks')}>
      <ul className={classes.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <AnchorLink to={taskHref(task.id)}>{`#${task.number} ${titleWords(task.title)}`}</AnchorLink>
            {task.due_at && (
              <span>
                {t('inspections:report.due', { date: formatDate(task.due_at, building.time_zone) })}
              </span>
            )}
            <TaskStatusChip status={task.status} />
          </li>
        ))}
      </ul>
    </RecordSection>
  );
};
