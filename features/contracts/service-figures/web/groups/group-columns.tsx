import { formatMoney, formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { FigureGroup } from '../../contract/index.ts';
import { LaborShare, Margin, Vacancy } from '../figure-cells.tsx';
import classes from '../figures.module.css';
import type { groupLists } from './group-lists.ts';

export const groupName = ({ name }: FigureGroup, by: keyof typeof groupLists, t: Say): string =>
  name ?? t(`service-figures:lacks.${by}`);

export const groupColumns =
  (by: keyof typeof groupLists) =>
  (_phone: boolean, t: Say): readonly Column<FigureGroup>[] => [
    {
      id: 'name',
      header: t(`service-figures:field.${by}`),
      sort: 'name',
      cell: (group) => (
        <>
          {groupName(group, by, t)}
          {group.within && <span className={classes.beside}>{group.within}</span>}
        </>
      ),
    },
    {
      id: 'services',
      header: t('service-figures:field.services'),
      sort: 'services',
      numeric: true,
      cell: ({ services }) => formatNumber(services),
    },
    {
      id: 'value',
      header: t('service-figures:field.value'),
      sort: 'value',
      numeric: true,
      cell: ({ value }) => formatMoney(value),
    },
    {
      id: 'net',
      header: t('service-figures:field.net'),
      sort: 'net',
      numeric: true,
      from: 800,
      cell: ({ net }) => formatMoney(net),
    },
    {
      id: 'margin',
      header: t('service-figures:field.margin'),
      sort: 'margin',
      numeric: true,
      cell: ({ margin }) => <Margin share={margin} t={t} />,
    },
    {
      id: 'labor_share',
      header: t('service-figures:field.labor'),
      sort: 'labor_share',
      numeric: true,
      cell: ({ labor_share }) => <LaborShare share={labor_share} t={t} />,
    },
    {
      id: 'vacancy',
      header: t('service-figures:field.vacancy'),
      sort: 'vacancy',
      numeric: true,
      cell: (group) => <Vacancy room={group} t={t} />,
    },
  ];
