import { Text } from '@mantine/core';
import { formatDate, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { SupplyRow } from '../../contract/index.ts';
import { StockChip } from '../tab/stock-chip.tsx';

export const supplyColumns = (_phone: boolean, t: Say): readonly Column<SupplyRow>[] => [
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
