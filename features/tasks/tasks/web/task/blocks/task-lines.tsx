import { PhotoCount } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { type TaskRow, titleWords } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import { DueText } from '../parts/due-text.tsx';
import { TaskStatusChip } from '../parts/task-status.tsx';
import classes from './blocks.module.css';
import { placeOf, siteOf } from './find-tasks.ts';

type Props = {
  tasks: readonly TaskRow[];
  label: string /** Accessible name of the list. */;
  withSite?: boolean;
};

/** Tasks with two lines each, for tiles and tabs. */
export const TaskLines = ({ tasks, label, withSite = false }: Props) => {
  const t = useText();
  return (
    <ul className={classes.lines} aria-label={label}>
      {tasks.map((task) => {
        const where = [withSite && siteOf(task), placeOf(task)].filter(Boolean).join(' · ');
        return (
          <li key={task.id}>
            <div className={classes.words}>
              <PlainLink to={taskHref(task.id)} className={classes.link}>
                <span className={classes.number}>{t('tasks:number', { number: task.number })}</span>{' '}
                {titleWords(task.title)}
              </PlainLink>
              <div className={classes.second}>
                {task.due_at !== null && (
                  <DueText dueAt={task.due_at} pastDue={task.past_due} zone={task.building.time_zone} />
                )}
                {where && <span>{where}</span>}
                <PhotoCount count={task.photo_count} />
              </div>
            </div>
            <TaskStatusChip status={task.status} />
          </li>
        );
      })}
    </ul>
  );
};
