import { Box, Group } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { formatDate, formatNumber, type Translate } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { ReportRow } from '../../contract/index.ts';
import { ReportStatusChip } from './report-status.tsx';

const site = ({ job }: ReportRow) => (
  <span>
    <Box component="span" fw={600} data-figures>
      {job.job_number}
    </Box>{' '}
    {job.job_name}
  </span>
);

const doors = ({ doors: { required, checked } }: ReportRow): string | null =>
  required === 0 ? null : `${formatNumber(checked)}/${formatNumber(required)}`;

const Unlocked = ({ children }: { children: string }) => (
  <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--cora-danger)" fw={500}>
    <IconLockOpen size={16} aria-hidden />
    {children}
  </Group>
);

const people = ({ headcount: { planned, present } }: ReportRow): string | null =>
  present === null && planned === null ? null : `${present ?? '–'}/${planned ?? '–'}`;

const tableColumns = (t: Translate): readonly Column<ReportRow>[] => [
  {
    id: 'date',
    header: t('daily-reports:field.night'),
    sort: 'report_date',
    width: 110,
    cell: ({ report_date }) => formatDate(report_date),
  },
  {
    id: 'building',
    header: t('daily-reports:field.building'),
    from: 1060,
    cell: ({ building }) => building.name,
  },
  { id: 'job', header: t('daily-reports:field.job'), cell: site },
  {
    id: 'supervisor',
    header: t('daily-reports:field.supervisor'),
    width: 150,
    cell: ({ supervisor }) => supervisor?.name ?? null,
  },
  { id: 'doors', header: t('daily-reports:field.doorsChecked'), width: 105, numeric: true, cell: doors },
  {
    id: 'unlocked',
    header: t('daily-reports:field.unlocked'),
    sort: 'unlocked',
    width: 110,
    numeric: true,
    cell: ({ doors: { unlocked } }) => (unlocked > 0 ? <Unlocked>{formatNumber(unlocked)}</Unlocked> : null),
  },
  {
    id: 'incidents',
    header: t('daily-reports:field.incidents'),
    width: 85,
    numeric: true,
    cell: ({ incident_count }) => (incident_count > 0 ? formatNumber(incident_count) : null),
  },
  { id: 'headcount', header: t('daily-reports:field.headcount'), width: 90, numeric: true, cell: people },
  {
    id: 'status',
    header: t('daily-reports:field.status'),
    sort: 'status',
    width: 120,
    cell: (row) => <ReportStatusChip report={row} />,
  },
];

/** A card has no headings: each value must be clear by itself. */
const cardColumns = (t: Translate): readonly Column<ReportRow>[] => [
  { id: 'job', header: t('daily-reports:field.job'), cell: site },
  {
    id: 'date',
    header: t('daily-reports:field.night'),
    card: 'plain',
    cell: ({ report_date, supervisor }) => (
      <Box component="span" c="dimmed">
        {[formatDate(report_date), supervisor?.name].filter(Boolean).join(' · ')}
      </Box>
    ),
  },
  {
    id: 'doors',
    header: t('daily-reports:field.doorsChecked'),
    card: 'foot',
    cell: (row) =>
      row.doors.required > 0 ? t('daily-reports:list.doors', { doors: doors(row) ?? '' }) : null,
  },
  {
    id: 'unlocked',
    header: t('daily-reports:field.unlocked'),
    card: 'foot',
    cell: ({ doors: { unlocked: count } }) =>
      count > 0 ? <Unlocked>{t('daily-reports:list.unlockedCount', { count })}</Unlocked> : null,
  },
  {
    id: 'incidents',
    header: t('daily-reports:field.incidents'),
    card: 'foot',
    cell: ({ incident_count: count }) =>
      count > 0 ? t('daily-reports:list.incidentCount', { count }) : null,
  },
  {
    id: 'status',
    header: t('daily-reports:field.status'),
    card: 'chip',
    cell: (row) => <ReportStatusChip report={row} />,
  },
];

export const reportColumns = (phone: boolean, t: Translate): readonly Column<ReportRow>[] =>
  phone ? cardColumns(t) : tableColumns(t);

/** Without the columns about people, which clients do not see. */
export const reportColumnsForClients = (phone: boolean, t: Translate): readonly Column<ReportRow>[] =>
  reportColumns(phone, t).filter(({ id }) => id !== 'supervisor' && id !== 'headcount');
