import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, useMayFollow } from '#platform/web/routing/index';
import { RecordSection } from '#platform/web/ui/index';
import { projectHref } from '../addresses.ts';
import { NotedCosts } from '../costs/noted-costs.tsx';
import { ProjectStatusChip } from '../project-status.tsx';
import { costsQuery, projectQuery } from '../queries.ts';

type Props = { taskId: number; recordId: number };

/** The project whose work a task is, and what this work took. Who may not see the project, or has it not at hand without a
 * network, sees the task alone. */
const ProjectOfTask = ({ taskId, recordId }: Props) => {
  const t = useText();
  const mayFollow = useMayFollow();
  const { data: project } = useQuery(projectQuery(recordId));
  const { data: costs } = useQuery(costsQuery(recordId));
  if (!project) return null;
  const { id, number, title, scheduled_time } = project;
  const name = `${number} ${title}`;
  return (
    <RecordSection id="special-project" title={t('special-projects:titles.project')} titleSpace="sm">
      <Stack component="span" gap={0}>
        {mayFollow(projectHref(id)) ? <AnchorLink to={projectHref(id)}>{name}</AnchorLink> : name}
        <ProjectStatusChip project={project} />
        {scheduled_time && (
          <Box component="span" c="dimmed" fz={13}>
            {t('special-projects:field.scheduled_time')} {formatWallTime(scheduled_time)}
          </Box>
        )}
      </Stack>
      {costs && <NotedCosts project={project} costs={costs} taskId={taskId} />}
    </RecordSection>
  );
};

export default ProjectOfTask;
