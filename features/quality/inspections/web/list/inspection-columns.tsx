import { Box } from '@mantine/core';
import { describeType } from '#features/quality/inspection-templates/contract';
import { currentLocale, formatDate, formatNumber, type Translate, text } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { InspectionRow } from '../../contract/index.ts';
import { InspectionStatusChip } from './inspection-status.tsx';
import { ScoreMark } from './score-mark.tsx';

const number = (row: InspectionRow): string => text('inspections:number', { number: row.number });

const Site = ({ row: { job, building } }: { row: InspectionRow }) => (
  <Box component="span" display="block" miw={150}>
    <Box component="span" c="dimmed" data-figures>
      {job.job_number}
    </Box>{' '}
    {job.job_name}
    {building.name !== job.job_name && (
      <Box component="span" display="block" c="dimmed" fz={13}>
        {building.name}
      </Box>
    )}
  </Box>
);

const kind = (row: InspectionRow): string =>
  [
    describeType(row.inspection_type, currentLocale()),
    ...(row.is_reinspection ? [text('inspections:list.reinspection')] : []),
  ].join(' · ');

const outcome = ({ outcome: entered, critical_fail }: InspectionRow, t: Translate): string => {
  if (entered === null) return '–';
  return critical_fail ? t('inspections:field.critical_fail') : t(`inspections:outcome.${entered}`);
};

/** How many are still to be done, of all that were found. */
const deficiencies = ({ open_tasks: open, deficiency_count: all }: InspectionRow, t: Translate): string =>
  all === 0
    ? '–'
    : t('inspections:list.openOf', { count: open, open: formatNumber(open), all: formatNumber(all) });

const tableColumns = (t: Translate): readonly Column<InspectionRow>[] => [
  {
    id: 'number',
    header: t('inspections:field.number'),
    sort: 'number',
    width: 70,
    cell: (row) => (
      <span data-figures data-nowrap>
        {number(row)}
      </span>
    ),
  },
  { id: 'type', header: t('inspections:field.type'), from: 800, cell: kind },
  { id: 'building', header: t('inspections:field.building'), cell: (row) => <Site row={row} /> },
  { id: 'client', header: t('inspections:field.client'), from: 1060, cell: ({ client }) => client.name },
  {
    id: 'score',
    header: t('inspections:field.score'),
    sort: 'score',
    width: 90,
    cell: (row) => <ScoreMark {...row} />,
  },
  { id: 'outcome', header: t('inspections:field.outcome'), from: 800, cell: (row) => outcome(row, t) },
  {
    id: 'deficiencies',
    header: t('inspections:field.deficiencies'),
    sort: 'open_tasks',
    from: 800,
    cell: (row) => (
      <span data-figures data-nowrap>
        {deficiencies(row, t)}
      </span>
    ),
  },
  {
    id: 'inspector',
    header: t('inspections:field.inspector'),
    from: 1060,
    cell: ({ inspected_by }) => inspected_by?.name ?? '–',
  },
  {
    id: 'inspected_at',
    header: t('inspections:field.inspected_at'),
    sort: 'inspected_at',
    width: 105,
    cell: ({ inspected_at, building }) => formatDate(inspected_at, building.time_zone),
  },
  {
    id: 'status',
    header: t('inspections:field.status'),
    sort: 'status',
    width: 120,
    cell: (row) => <InspectionStatusChip inspection={row} />,
  },
];

/** A card has no headings: each value must be clear by itself. */
const cardColumns = (t: Translate): readonly Column<InspectionRow>[] => [
  {
    id: 'number',
    header: t('inspections:field.number'),
    cell: (row) => (
      <span>
        <Box component="span" c="dimmed" data-figures>
          {row.job.job_number}
        </Box>{' '}
        {row.job.job_name}
      </span>
    ),
  },
  {
    id: 'type',
    header: t('inspections:field.type'),
    card: 'plain',
    cell: (row) => (
      <Box component="span" display="block" c="dimmed" fz={13}>{`${number(row)} · ${kind(row)}`}</Box>
    ),
  },
  {
    id: 'score',
    header: t('inspections:field.score'),
    card: 'foot',
    cell: (row) => (row.score === null ? null : <ScoreMark {...row} />),
  },
  {
    id: 'deficiencies',
    header: t('inspections:field.deficiencies'),
    card: 'foot',
    cell: ({ open_tasks }) => (open_tasks > 0 ? t('inspections:list.open', { count: open_tasks }) : null),
  },
  {
    id: 'inspected_at',
    header: t('inspections:field.inspected_at'),
    card: 'foot',
    cell: ({ inspected_at, building }) => formatDate(inspected_at, building.time_zone),
  },
  {
    id: 'inspector',
    header: t('inspections:field.inspector'),
    card: 'foot',
    cell: ({ inspected_by }) => inspected_by?.name ?? null,
  },
  {
    id: 'status',
    header: t('inspections:field.status'),
    card: 'chip',
    cell: (row) => <InspectionStatusChip inspection={row} />,
  },
];

/** With their headings, in the order in which they are shown. */
export const inspectionColumns = (phone: boolean, t: Translate): readonly Column<InspectionRow>[] =>
  phone ? cardColumns(t) : tableColumns(t);
