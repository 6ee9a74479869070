import { Group } from '@mantine/core';
import { IconPlus, IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointPage } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RecordLines, RowsSkeleton } from '#platform/web/ui/index';
import { projectListEndpoints } from '../../contract/index.ts';
import { createHref, paths, projectHref } from '../addresses.ts';
import { priceWords } from '../price-words.ts';
import { ProjectStatusChip } from '../project-status.tsx';

/** The special projects of one job site, on its Job Card. */
const JobProjects = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const mayCreate = useFlag('specialProjects.canCreate');
  const { data, error, refetch } = useQuery(
    endpointPage(projectListEndpoints.listSpecialProjects, {
      query: { job_id: jobId, sort: 'number', order: 'desc' },
    }),
  );
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />;
  const create = mayCreate && (
    <ButtonLink to={createHref(jobId)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('special-projects:step.create')}
    </ButtonLink>
  );
  const label = t('special-projects:job.tab');
  if (data.total === 0)
    return (
      <EmptyState
        icon={IconTools}
        title={t('special-projects:job.empty')}
        text={t('special-projects:list.emptyText')}
        action={create}
      />
    );
  const lines = data.rows.map((row) => ({
    id: row.id,
    to: projectHref(row.id),
    title: `${row.number} · ${row.title}`,
    facts: [
      t(`special-projects:type.${row.projectType}`),
      row.scheduled_date ? formatDate(row.scheduled_date) : undefined,
      row.price === null ? undefined : priceWords(row, t),
    ],
    marks: <ProjectStatusChip project={row} />,
  }));
  return (
    <section aria-label={label}>
      {create && (
        <Group gap={0} align="stretch" justify="flex-end" wrap="nowrap" mb="sm">
          {create}
        </Group>
      )}
      <RecordLines label={label} lines={lines} />
      {data.total > data.rows.length && (
        <AnchorLink to={`${paths.list}?job_id=${jobId}&all=true`} size="sm">
          {t('special-projects:job.all')}
        </AnchorLink>
      )}
    </section>
  );
};

export default JobProjects;
