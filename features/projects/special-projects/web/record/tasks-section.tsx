import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pastDueStatuses } from '#features/tasks/tasks/contract';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, useMayFollow, usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, RecordLines, RecordSection, RowsSkeleton, StatusChip } from '#platform/web/ui/index';
import type { ProjectTask, SpecialProject } from '../../contract/index.ts';
import { projectTasksQuery } from '../queries.ts';

const [CompleteDialog] = lazyPart(() => import('../complete/complete-dialog.tsx'));

const Complete = ({ project, tasks }: { project: SpecialProject; tasks: readonly ProjectTask[] }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Group gap={0} align="stretch" justify="flex-end" wrap="nowrap" mb="sm" data-no-print>
      {tasks.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconCircleCheck size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('special-projects:tasks.complete')}
        </Button>
      )}
      <Suspense>
        {open && <CompleteDialog project={project} tasks={tasks} onClose={() => setOpen(false)} />}
      </Suspense>
    </Group>
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
  const mayFollow = useMayFollow();
  const open = data?.filter((task) => (pastDueStatuses as readonly string[]).includes(task.status)) ?? [];
  const lines = data?.map(({ id, number, title: name, status, scheduled_on, serviced_at }) => ({
    id,
    to: mayFollow(`/task/${id}`) ? `/task/${id}` : null,
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
          {project.can.complete_tasks && <Complete project={project} tasks={open} />}
          <RecordLines label={title} lines={lines} />
        </>
      )}
    </RecordSection>
  );
};
