import { Button, Checkbox, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import type { ProjectTask } from '../../contract/index.ts';
import classes from './complete.module.css';
import { MomentFields } from './moment-fields.tsx';
import type { Completing } from './use-complete-tasks.ts';

type Props = { task: ProjectTask; completing: Completing; zone: string };

/** One task that may be completed: whether, when it was done where that differs, and why it was refused. */
export const TaskChoice = ({ task, completing, zone }: Props) => {
  const t = useText();
  const { chosen, done, own, reason, choose, setOwn } = completing.stateOf(task.id);
  const name = `#${task.number} ${task.title}`;
  const day = task.scheduled_on && t('special-projects:tasks.on', { date: formatDate(task.scheduled_on) });
  if (done)
    return (
      <li className={classes.task}>
        <Text className={classes.done}>
          <IconCircleCheck size={20} aria-hidden /> {name}
        </Text>
        <Text size="sm" c="dimmed">
          {t('special-projects:complete.isDone')}
        </Text>
      </li>
    );
  return (
    <li className={classes.task}>
      <Checkbox
        label={name}
        description={day}
        checked={chosen}
        error={reason}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {chosen && (
        <div className={classes.own}>
          {own && <MomentFields value={own} onChange={setOwn} zone={zone} of={name} />}
          <Button
            size="compact-sm"
            variant="subtle"
            px={0}
            aria-label={`${t(own ? 'special-projects:complete.same' : 'special-projects:complete.other')}, ${name}`}
            onClick={() => setOwn(own ? undefined : completing.moment)}
          >
            {t(own ? 'special-projects:complete.same' : 'special-projects:complete.other')}
          </Button>
        </div>
      )}
    </li>
  );
};
