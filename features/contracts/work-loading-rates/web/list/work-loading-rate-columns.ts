import { formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { WorkLoadingRate } from '../../contract/index.ts';

export const workLoadingRateColumns = (_phone: boolean, t: Say): readonly Column<WorkLoadingRate>[] => [
  { id: 'name', header: t('work-loading-rates:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'unit',
    header: t('work-loading-rates:field.unit'),
    cell: ({ unit }) => t(`work-loading-rates:unit.${unit}`),
  },
  {
    id: 'rate',
    header: t('work-loading-rates:field.rate'),
    cell: ({ rate }) => formatNumber(rate),
    numeric: true,
  },
];
