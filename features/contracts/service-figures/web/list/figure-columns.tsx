import { Box } from '@mantine/core';
import { DaysLeft } from '#features/contracts/contracts/web';
import { serviceName } from '#features/sites/jobs/web';
import { formatDate, type Translate } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { ServiceFigure } from '../../contract/index.ts';
import { LaborShare, Margin, money, Vacancy } from '../figure-cells.tsx';
import classes from '../figures.module.css';

export const siteOf = ({ job }: ServiceFigure): string => `${job.job_number} ${job.job_name}`;

const End = ({ row, t }: { row: ServiceFigure; t: Translate }) => (
  <>
    {row.termination_date ? formatDate(row.termination_date) : t('service-figures:list.noEnd')}
    {row.has_begun ? (
      <div>
        <DaysLeft days={row.days_left} always />
      </div>
    ) : (
      <Box component="span" className={classes.beside} display="block" c="dimmed" fz="xs">
        {t('service-figures:list.begins', { date: formatDate(row.start_date) })}
      </Box>
    )}
  </>
);

export const figureColumnsOf = (_phone: boolean, t: Translate): readonly Column<ServiceFigure>[] => [
  {
    id: 'job',
    header: t('service-figures:field.job'),
    sort: 'job',
    width: 200,
    cell: (row) => (
      <>
        {siteOf(row)}
        <Box component="span" className={classes.beside} display="block" c="dimmed" fz="xs">
          {serviceName(row.service, t)}
        </Box>
      </>
    ),
  },
  {
    id: 'client',
    header: t('service-figures:field.client'),
    sort: 'client',
    card: 'plain',
    cell: ({ client }) => client.name,
  },
  {
    id: 'building',
    header: t('service-figures:field.building'),
    sort: 'building',
    hiddenAtFirst: true,
    card: 'hidden',
    cell: ({ buildings }) => buildings.map(({ name }) => name).join('; '),
  },
  {
    id: 'area',
    header: t('service-figures:field.area'),
    sort: 'area',
    from: 1060,
    hiddenAtFirst: true,
    card: 'hidden',
    cell: ({ areas }) => areas,
  },
  {
    id: 'manager',
    header: t('service-figures:field.manager'),
    sort: 'manager',
    from: 1060,
    card: 'hidden',
    cell: ({ managers }) => managers,
  },
  {
    id: 'number',
    header: t('service-figures:field.number'),
    sort: 'number',
    from: 1060,
    card: 'hidden',
    hiddenAtFirst: true,
    cell: ({ number }) => number,
  },
  {
    id: 'value',
    header: t('service-figures:field.value'),
    sort: 'value',
    width: 132,
    numeric: true,
    cell: (row) => money(row.money?.value),
  },
  {
    id: 'net',
    header: t('service-figures:field.net'),
    sort: 'net',
    width: 124,
    numeric: true,
    from: 800,
    card: 'hidden',
    cell: (row) => money(row.money?.net),
  },
  {
    id: 'margin',
    header: t('service-figures:field.margin'),
    sort: 'margin',
    width: 84,
    numeric: true,
    cell: (row) => <Margin share={row.money?.margin ?? null} t={t} />,
  },
  {
    id: 'labor_share',
    header: t('service-figures:field.labor'),
    sort: 'labor_share',
    width: 96,
    numeric: true,
    from: 1060,
    cell: (row) => <LaborShare share={row.money?.labor_share ?? null} t={t} />,
  },
  {
    id: 'end',
    header: t('service-figures:field.end'),
    sort: 'end',
    width: 130,
    cell: (row) => <End row={row} t={t} />,
  },
  {
    id: 'vacancy',
    header: t('service-figures:field.vacancy'),
    sort: 'vacancy',
    width: 150,
    numeric: true,
    cell: ({ room }) => <Vacancy room={room} t={t} />,
  },
];
