import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, RecordLines, RecordSection, RowsSkeleton, StatusChip } from '#platform/web/ui/index';
import { type ProjectTask, type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { readProjectsAgain } from '../live.ts';
import { projectTasksQuery } from '../queries.ts';
import classes from '../special-projects.module.css';

const unfinished = ['open', 'scheduled', 'in_progress'];

const Complete = ({ project, tasks }: { project: SpecialProject; tasks: readonly ProjectTask[] }) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const complete = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { tasks: tasks.map(({ id }) => ({ id })) };
      const { done, failed } = await call(specialProjectEndpoints.completeProjectTasks, { body });
      if (done.length > 0) showSuccess(t('special-projects:tasks.completed', { count: done.length }));
      const reasons = failed.map(({ number, title, reason }) => `#${number} ${title}: ${reason}`);
      if (reasons.length > 0) showAlert({ text: reasons.join('\n'), colour: 'red' });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
      readProjectsAgain(client, [project.id]);
    }
  };
  return (
    <div className={classes.head} data-no-print>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconCircleCheck size={16} aria-hidden />}
        onClick={() => void complete()}
      >
        {t('special-projects:tasks.complete')}
      </Button>
    </div>
  );
};

/** The work itself, in the order of its days. */
export const TasksSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(projectTasksQuery(project.id));
  const client = useQueryClient();
  const { flags } = useSession();
  usePreload(
    async () => (await import('../tile/bring-work.ts')).bringWork(client, data ?? []),
    data !== undefined && flags.has('tasks.canUpdateTask'),
  );
  const title = t('special-projects:section.tasks');
  const today = todayIn(project.time_zone);
  // Of work that recurs only that whose day has come.
  const isDue = ({ scheduled_on: day }: ProjectTask) =>
    project.schedules.length === 0 || day === null || day <= today;
  const open = data?.filter((task) => unfinished.includes(task.status) && isDue(task)) ?? [];
  const lines = data?.map(({ id, number, title: name, status, scheduled_on, serviced_at }) => ({
    id,
    to: `/task/${id}`,
    title: `#${number} ${name}`,
    facts: [
      scheduled_on ? t('special-projects:tasks.on', { date: formatDate(scheduled_on) }) : undefined,
      serviced_at
        ? `${t('special-projects:field.actual_service_date')} ${formatDate(serviced_at, project.time_zone)}`
        : undefined,
    ],
    marks: <StatusChip status={status} label={t(`special-projects:tasks.status.${status as 'open'}`)} />,
  }));
  return (
    <RecordSection id="project-tasks" title={title} titleSpace="sm">
      {!lines ? (
        error ? (
          <LoadProblem error={error} retry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={2} />
        )
      ) : lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(project.job ? 'special-projects:tasks.none' : 'special-projects:tasks.noSite')}
        </Text>
      ) : (
        <>
          {project.can.complete_tasks && open.length > 0 && <Complete project={project} tasks={open} />}
          <RecordLines label={title} lines={lines} />
        </>
      )}
    </RecordSection>
  );
};
