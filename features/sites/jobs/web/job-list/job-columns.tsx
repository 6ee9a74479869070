import { Stack, Text } from '@mantine/core';
import { areaName } from '#features/sites/areas/web';
import { ApproximateMark, NeedsLocationMark } from '#features/sites/buildings/web';
import type { JobColumn } from '#platform/web/feature/index';
import { formatDate, type Translate } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { JobRow } from '../../contract/index.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import classes from './job-list.module.css';

const Buildings = ({ row, t }: { row: JobRow; t: Translate }) => {
  const [first, ...others] = row.buildings ?? [];
  if (!first) return null;
  return (
    <Stack component="span" className={classes.building} gap={0} align="flex-start">
      <span>{first.address}</span>
      <Text span inherit c="dimmed">
        {first.city}, {first.state}
        {others.length > 0 && ` ${t('jobs:list.more', { count: others.length })}`}{' '}
        {first.location_approximate && <ApproximateMark brief />}
      </Text>
      {first.lat === null && <NeedsLocationMark />}
    </Stack>
  );
};

/** Two lines of them, so that rows stay low; the pointer shows all. */
const Services = ({ row: { services = [] }, t }: { row: JobRow; t: Translate }) => {
  const words = services.map((type) => t(`jobs:services.type.${type}`)).join(', ');
  return (
    <span className={classes.services} title={words}>
      {words}
    </span>
  );
};

const dateColumn = ({ name, title }: JobColumn, t: Translate): Column<JobRow> => ({
  id: name,
  header: t(title),
  width: 100,
  from: 1060,
  cell: ({ facts = {} }) => facts[name] && formatDate(facts[name]),
});

/** `added` are the columns of other features that this person sees. */
export const jobColumns = (added: readonly JobColumn[], t: Translate): readonly Column<JobRow>[] => [
  {
    id: 'number',
    header: t('jobs:list.number'),
    sort: 'job_number',
    width: 100,
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
  {
    id: 'client',
    header: t('jobs:list.client'),
    sort: 'client',
    cell: (row) => row.client.name,
    card: 'plain',
  },
  {
    id: 'buildings',
    header: t('jobs:list.buildings'),
    width: 150,
    cell: (row) => <Buildings row={row} t={t} />,
    card: 'plain',
  },
  {
    id: 'services',
    header: t('jobs:services.title'),
    width: 130,
    cell: (row) => <Services row={row} t={t} />,
    from: 800,
    card: 'hidden',
  },
  {
    id: 'area',
    header: t('areas:filter'),
    cell: ({ areas = [] }) => areas.map((name) => areaName({ name })).join(', '),
    from: 1060,
    card: 'hidden',
  },
  ...added.map((column) => dateColumn(column, t)),
  {
    id: 'status',
    header: t('jobs:list.status'),
    sort: 'status',
    width: 100,
    cell: (row) => <JobStatusChip status={row.status} />,
    card: 'chip',
  },
];
