import { Anchor, Box } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { formatDate, formatPhone, formatTime, type Translate, useText } from '#platform/web/i18n/index';
import { type Column, StatusChip } from '#platform/web/ui/index';
import type { MissingRow } from '../../../contract/index.ts';
import classes from './missing.module.css';
import { RowActions } from './row-actions.tsx';

const Site = ({ job, building }: MissingRow) => (
  <>
    <Box component="span" c="dimmed" data-figures>
      {job.job_number}
    </Box>{' '}
    {job.job_name}
    {building.name !== job.job_name && (
      <Box component="span" display="block" fz={13} c="dimmed" data-breaks>
        {building.name}
      </Box>
    )}
  </>
);

const People = ({ people }: MissingRow) => {
  const t = useText();
  if (people.length === 0)
    return (
      <Box component="span" c="dimmed">
        {t('daily-reports:missing.list.nobody')}
      </Box>
    );
  return (
    <ul className={classes.people}>
      {people.map(({ id, name, phone }) => (
        <li key={id}>
          {name}
          {phone && (
            <Anchor
              href={`tel:+1${phone}`}
              className={classes.phone}
              aria-label={t('daily-reports:missing.list.call', { name, phone: formatPhone(phone) })}
            >
              <IconPhone size={16} stroke={1.7} aria-hidden />
              {formatPhone(phone)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
};

const MissingStatus = ({ begun, excused, handed_in }: MissingRow) => {
  const t = useText();
  if (handed_in) return <StatusChip status="closed" label={t('daily-reports:missing.status.handedIn')} />;
  if (excused)
    return (
      <>
        <StatusChip status="excused" colour="grey" label={t('daily-reports:missing.status.excused')} />
        <Box component="span" display="block" fz={13} c="dimmed" data-breaks>
          {excused.reason}
        </Box>
      </>
    );
  if (!begun)
    return <StatusChip status="missing" colour="red" label={t('daily-reports:missing.status.notStarted')} />;
  const { by, since, doors } = begun;
  const left = doors ? doors.required - doors.checked : 0;
  return (
    <>
      <StatusChip status="begun" colour="orange" label={t('daily-reports:missing.status.begun')} />
      <Box component="span" display="block" fz={13} c="dimmed" data-breaks>
        {[
          by
            ? t('daily-reports:missing.status.by', { name: by.name, since: formatTime(since) })
            : t('daily-reports:missing.status.since', { since: formatTime(since) }),
          ...(left > 0 ? [t('daily-reports:missing.status.left', { count: left })] : []),
        ].join(' · ')}
      </Box>
    </>
  );
};

export const missingColumns = (_phone: boolean, t: Translate): readonly Column<MissingRow>[] => [
  {
    id: 'site',
    header: t('daily-reports:missing.field.site'),
    sort: 'job_number',
    cell: (row) => <Site {...row} />,
  },
  {
    id: 'day',
    header: t('daily-reports:missing.field.night'),
    sort: 'day',
    width: 110,
    card: 'plain',
    cell: ({ day }) => formatDate(day),
  },
  {
    id: 'area',
    header: t('daily-reports:missing.field.area'),
    sort: 'area',
    width: 120,
    from: 1060,
    card: 'hidden',
    cell: ({ area }) => area?.name,
  },
  {
    id: 'client',
    header: t('daily-reports:missing.field.client'),
    sort: 'client',
    from: 1060,
    card: 'hidden',
    cell: ({ client }) => client.name,
  },
  {
    id: 'stands',
    header: t('daily-reports:missing.field.status'),
    width: 190,
    card: 'plain',
    cell: (row) => <MissingStatus {...row} />,
  },
  {
    id: 'people',
    header: t('daily-reports:missing.field.people'),
    sort: 'person',
    width: 180,
    card: 'plain',
    cell: (row) => <People {...row} />,
  },
  {
    id: 'actions',
    header: t('daily-reports:missing.field.actions'),
    width: 230,
    fixed: true,
    card: 'plain',
    cell: (row) => <RowActions row={row} />,
  },
];
