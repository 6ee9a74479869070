import { Box, Stack } from '@mantine/core';
import { formatDate, type Translate } from '#platform/web/i18n/index';
import { type Column, PastDue } from '#platform/web/ui/index';
import type { SpecialProjectRow } from '../../contract/index.ts';
import { priceWords } from '../price-words.ts';
import { ProjectStatusChip } from '../project-status.tsx';

const names = (people: SpecialProjectRow['managers']): string =>
  people.map(({ name }) => name).join(', ') || '–';

const day = (date: string | null): string => (date === null ? '–' : formatDate(date));

const money: (t: Translate) => Column<SpecialProjectRow> = (t) => ({
  id: 'price',
  header: t('special-projects:field.price'),
  width: 110,
  numeric: true,
  cell: (row) => priceWords(row, t),
});

const siteName = ({ job }: SpecialProjectRow): string | undefined =>
  job ? `${job.job_number} ${job.job_name}` : undefined;

const Place = ({ row }: { row: SpecialProjectRow }) => (
  <Stack component="span" gap={0}>
    {row.client.name}
    <Box component="span" c="dimmed" fz={13}>
      {siteName(row)}
    </Box>
  </Stack>
);

const Due = ({ row: { due_date, past_due }, t }: { row: SpecialProjectRow; t: Translate }) =>
  past_due ? (
    <PastDue brief label={t('special-projects:badge.past_due')}>
      {day(due_date)}
    </PastDue>
  ) : (
    day(due_date)
  );

const Work = ({ row: { title, projectType }, t }: { row: SpecialProjectRow; t: Translate }) => (
  <Stack component="span" gap={0}>
    {title}
    <Box component="span" c="dimmed" fz={13}>
      {t(`special-projects:type.${projectType}`)}
    </Box>
  </Stack>
);

const billing: (t: Translate) => Column<SpecialProjectRow> = (t) => ({
  id: 'invoice_status',
  header: t('special-projects:field.invoice_status'),
  width: 130,
  from: 1060,
  cell: ({ invoice_status: status }) => (status ? t(`special-projects:invoiceStatus.${status}`) : '–'),
});

const tableColumns = (
  t: Translate,
  seesMoney: boolean,
  seesInvoices: boolean,
): readonly Column<SpecialProjectRow>[] => [
  {
    id: 'number',
    header: t('special-projects:field.number'),
    sort: 'number',
    width: 140,
    cell: ({ number }) => number,
  },
  { id: 'title', header: t('special-projects:field.title'), cell: (row) => <Work row={row} t={t} /> },
  {
    id: 'client',
    header: t('special-projects:field.client_id'),
    holds: ['job'],
    cell: (row) => <Place row={row} />,
  },
  {
    id: 'job',
    header: t('special-projects:field.job_id'),
    hiddenAtFirst: true,
    cell: (row) => siteName(row) ?? '–',
  },
  ...(seesMoney ? [money(t)] : []),
  {
    id: 'invoice_type',
    header: t('special-projects:field.invoice_type'),
    hiddenAtFirst: true,
    cell: ({ invoice_type: type }) => (type ? t(`special-projects:invoiceType.${type}`) : '–'),
  },
  {
    id: 'scheduled_date',
    header: t('special-projects:field.scheduled_date'),
    sort: 'scheduled_date',
    width: 130,
    cell: ({ scheduled_date }) => day(scheduled_date),
  },
  {
    id: 'due_date',
    header: t('special-projects:field.due_date'),
    sort: 'due_date',
    width: 130,
    cell: (row) => <Due row={row} t={t} />,
  },
  {
    id: 'schedulers',
    header: t('special-projects:field.schedulers'),
    hiddenAtFirst: true,
    cell: ({ schedulers }) => names(schedulers),
  },
  {
    id: 'managers',
    header: t('special-projects:field.managers'),
    from: 1060,
    // The column about billing needs their room.
    hiddenAtFirst: seesInvoices,
    cell: ({ managers }) => names(managers),
  },
  {
    id: 'status',
    header: t('special-projects:field.status'),
    width: 130,
    // The column of the due date says what is past due.
    cell: ({ past_due: _, ...project }) => <ProjectStatusChip project={project} />,
    card: 'chip',
  },
  ...(seesInvoices ? [billing(t)] : []),
];

const cardColumns = (t: Translate, seesMoney: boolean): readonly Column<SpecialProjectRow>[] => [
  {
    id: 'title',
    header: t('special-projects:field.title'),
    cell: ({ number, title }) => `${number} · ${title}`,
  },
  {
    id: 'client',
    header: t('special-projects:field.client_id'),
    card: 'plain',
    cell: ({ client, projectType }) => `${client.name} · ${t(`special-projects:type.${projectType}`)}`,
  },
  {
    id: 'scheduled_date',
    header: t('special-projects:field.scheduled_date'),
    card: 'plain',
    cell: ({ scheduled_date, ...row }) =>
      [scheduled_date && formatDate(scheduled_date), seesMoney && row.price !== null && priceWords(row, t)]
        .filter(Boolean)
        .join(' · '),
  },
  {
    id: 'status',
    header: t('special-projects:field.status'),
    cell: (row) => <ProjectStatusChip project={row} />,
    card: 'chip',
  },
];

export const projectColumns =
  (seesMoney: boolean, seesInvoices: boolean) =>
  (phone: boolean, t: Translate): readonly Column<SpecialProjectRow>[] =>
    phone ? cardColumns(t, seesMoney) : tableColumns(t, seesMoney, seesInvoices);
