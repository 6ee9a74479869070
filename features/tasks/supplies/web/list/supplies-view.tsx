import { Text } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import { type SupplyRow, supplyExportColumns, supplyListEndpoints } from '../../contract/index.ts';
import { jobSuppliesHref } from '../addresses.ts';
import { StockChip } from '../tab/stock-chip.tsx';
import { supplyList } from './supply-list.ts';

const supplyColumns = (_phone: boolean, t: Translate): readonly Column<SupplyRow>[] => [
  { id: 'supply', header: t('supplies:list.supply'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'job',
    header: t('supplies:list.job'),
    sort: 'job_number',
    card: 'plain',
    cell: ({ job }) => (
      <>
        {job.job_number} {job.job_name}
      </>
    ),
  },
  {
    id: 'client',
    header: t('supplies:list.client'),
    from: 1060,
    card: 'hidden',
    cell: ({ client }) => client.name,
  },
  {
    id: 'closet',
    header: t('supplies:field.closet'),
    hiddenAtFirst: true,
    card: 'hidden',
    cell: ({ closet }) => closet,
  },
  {
    id: 'par_level',
    header: t('supplies:field.par_level'),
    width: 130,
    cell: ({ unit, par_level }) => t(`supplies:count.${unit}`, { count: par_level }),
  },
  {
    id: 'on_hand',
    header: t('supplies:field.on_hand'),
    numeric: true,
    width: 130,
    cell: ({ on_hand }) => on_hand,
  },
  {
    id: 'missing',
    header: t('supplies:field.state'),
    sort: 'missing',
    width: 200,
    card: 'chip',
    cell: (row) => (
      <>
        <StockChip supply={row} />
        {row.requested > 0 && (
          <Text size="sm" c="dimmed">
            {t('supplies:tab.asked', { quantity: String(row.requested) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'counted',
    header: t('supplies:field.counted'),
    from: 800,
    width: 120,
    cell: ({ counted_at }) => counted_at && formatDate(counted_at),
  },
];

const exporting = { endpoint: supplyListEndpoints.exportSupplies, columns: supplyExportColumns };

/** Supplies below their par level at all job sites. */
const SuppliesView = () => {
  const t = useText();
  return (
    <RecordList
      list={supplyList}
      label={t('supplies:titles.list')}
      searching={t('supplies:list.search')}
      apply={t('supplies:list.apply')}
      columns={supplyColumns}
      rowLabel={({ name, job }) => `${name}: ${job.job_number} ${job.job_name}`}
      rowHref={({ job }) => jobSuppliesHref(job.id)}
      exporting={exporting}
      empty={
        <EmptyState
          icon={IconPackageImport}
          title={t('supplies:list.empty')}
          text={t('supplies:list.emptyText')}
        />
      }
    />
  );
};

export default SuppliesView;
