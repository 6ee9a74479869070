import { Box, Group } from '@mantine/core';
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
            <Box flex={1} miw={0} data-breaks>
              <PlainLink to={taskHref(task.id)} className={classes.link}>
                <Box component="span" data-figures c="dimmed">
                  {t('tasks:number', { number: task.number })}
                </Box>{' '}
                {titleWords(task.title)}
              </PlainLink>
              <Group gap="2px 10px" align="stretch" mt={2} fz={13} c="dimmed">
                {task.due_at !== null && (
                  <DueText dueAt={task.due_at} pastDue={task.past_due} zone={task.building.time_zone} />
                )}
                {where && <span>{where}</span>}
                <PhotoCount count={task.photo_count} />
              </Group>
            </Box>
            <TaskStatusChip status={task.status} />
          </li>
        );
      })}
    </ul>
  );
};
