import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { ProjectTask, SpecialProject } from '../../contract/index.ts';
import classes from './complete.module.css';
import { MomentFields } from './moment-fields.tsx';
import { type Completing, useCompleteTasks } from './use-complete-tasks.ts';

type TaskChoiceProps = { task: ProjectTask; completing: Completing; zone: string };

/** One task that may be completed: whether, when it was done where that differs, and why it was refused. */
const TaskChoice = ({ task, completing, zone }: TaskChoiceProps) => {
  const t = useText();
  const { chosen, done, own, reason, choose, setOwn } = completing.stateOf(task.id);
  const name = `#${task.number} ${task.title}`;
  const day = task.scheduled_on && t('special-projects:tasks.on', { date: formatDate(task.scheduled_on) });
  if (done)
    return (
      <li className={classes.task}>
        <Group component={Text} gap="xs" wrap="nowrap">
          <IconCircleCheck size={20} aria-hidden /> {name}
        </Group>
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
        <Box ms="xl">
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
        </Box>
      )}
    </li>
  );
};

type Props = { project: SpecialProject; tasks: readonly ProjectTask[]; onClose: () => void };

/** Completes open tasks together, with the moment of the work. What is refused stays, with the reason. */
const CompleteDialog = ({ project, tasks: open, onClose }: Props) => {
  const t = useText();
  // The tasks that were open when the dialog opened: tasks that are done leave the page behind the dialog, but stay listed here.
  const [tasks] = useState(open);
  const completing = useCompleteTasks(project, tasks);
  const { wanted, incomplete, busy, complete, moment, setMoment, done } = completing;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await complete())) return;
    showSuccess(t('special-projects:complete.completed', { count: wanted.length }));
    onClose();
  };
  return (
    <Dialog form title={t('special-projects:tasks.complete')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <MomentFields value={moment} onChange={setMoment} zone={project.time_zone} />
          {done.size > 0 && (
            <Text size="sm" role="status">
              {t('special-projects:complete.some', { done: done.size, left: wanted.length })}
            </Text>
          )}
          <ul aria-label={t('special-projects:section.tasks')}>
            {tasks.map((task) => (
              <TaskChoice key={task.id} task={task} completing={completing} zone={project.time_zone} />
            ))}
          </ul>
          <FormActions
            saving={busy}
            disabled={wanted.length === 0 || incomplete}
            save={t('special-projects:complete.submit', { count: wanted.length })}
            cancelWord={t(done.size > 0 ? 'platform:actions.close' : 'platform:actions.cancel')}
          />
        </Stack>
      </form>
    </Dialog>
  );
};

export default CompleteDialog;
