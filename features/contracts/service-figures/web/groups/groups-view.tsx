import { Box } from '@mantine/core';
import { IconContract } from '@tabler/icons-react';
import { formatMoney, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import type { FigureGroup } from '../../contract/index.ts';
import { LaborShare, Margin, Vacancy } from '../figure-cells.tsx';
import { FigureSums } from '../figure-sums.tsx';
import classes from '../figures.module.css';
import { groupHref } from './group-href.ts';
import { groupLists } from './group-lists.ts';

const groupName = ({ name }: FigureGroup, by: keyof typeof groupLists, t: Translate): string =>
  name ?? t(`service-figures:lacks.${by}`);

const groupColumns =
  (by: keyof typeof groupLists) =>
  (_phone: boolean, t: Translate): readonly Column<FigureGroup>[] => [
    {
      id: 'name',
      header: t(`service-figures:field.${by}`),
      sort: 'name',
      cell: (group) => (
        <>
          {groupName(group, by, t)}
          {group.within && (
            <Box component="span" className={classes.beside} display="block" c="dimmed" fz="xs">
              {group.within}
            </Box>
          )}
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

const columns = { area: groupColumns('area'), manager: groupColumns('manager') };

/** Areas or managers with the sums of their services; a row opens the services behind it. */
const GroupsView = ({ by }: { by: keyof typeof groupLists }) => {
  const t = useText();
  const list = groupLists[by];
  const [search] = useSearchState(list.schema);
  const filters = list.queryOf(search) as Record<string, unknown>;
  return (
    <>
      <FigureSums />
      <RecordList
        list={list}
        label={t(`service-figures:groups.${by}`)}
        searching={t('service-figures:list.search')}
        apply={t('service-figures:list.apply')}
        columns={columns[by]}
        rowLabel={(group) => groupName(group, by, t)}
        rowHref={({ id }) => groupHref(filters, by, id)}
        empty={
          <EmptyState
            icon={IconContract}
            title={t('service-figures:list.empty')}
            text={t('service-figures:list.emptyText')}
          />
        }
      />
    </>
  );
};

export default GroupsView;
