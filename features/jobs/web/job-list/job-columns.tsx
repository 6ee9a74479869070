import { Text } from '@mantine/core';
import { ApproximateMark, NeedsLocationMark } from '#features/buildings/web';
import type { JobRow } from '#features/jobs/contract';
import type { Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import { JobStatusChip } from '../job-status-chip.tsx';
import classes from './job-list.module.css';

const Buildings = ({ row, t }: { row: JobRow; t: Say }) => {
  const [first, ...others] = row.buildings ?? [];
  if (!first) return null;
  return (
    <span className={classes.building}>
      <Text span inherit>
        {first.address}
      </Text>
      <Text span size="sm" c="dimmed">
        {first.city}, {first.state}
        {others.length > 0 && ` ${t('jobs:list.more', { count: others.length })}`}
      </Text>
      {first.lat === null && <NeedsLocationMark />}
      {first.location_approximate && <ApproximateMark />}
    </span>
  );
};

export const jobColumns = (_phone: boolean, t: Say): readonly Column<JobRow>[] => [
  {
    id: 'number',
    header: t('jobs:list.number'),
    sort: 'job_number',
    width: 130,
    cell: (row) => (
      <>
        {row.job_number}
        <span className={classes.onCard}> {row.job_name}</span>
      </>
    ),
  },
  {
    id: 'name',
    header: t('jobs:list.name'),
    sort: 'job_name',
    cell: (row) => row.job_name,
    card: 'hidden',
  },
  { id: 'client', header: t('jobs:list.client'), sort: 'client', cell: (row) => row.client.name },
  { id: 'buildings', header: t('jobs:list.buildings'), cell: (row) => <Buildings row={row} t={t} /> },
  {
    id: 'status',
    header: t('jobs:list.status'),
    sort: 'status',
    width: 110,
    cell: (row) => <JobStatusChip status={row.status} />,
    card: 'chip',
  },
];
