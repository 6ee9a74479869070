import { formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { WorkLoadingRate } from '../../../contract/index.ts';

export const workLoadingRateColumns = (_phone: boolean, t: Say): readonly Column<WorkLoadingRate>[] => [
  { id: 'name', header: t('staffing-plans:rates.field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'unit',
    header: t('staffing-plans:rates.field.unit'),
    cell: ({ unit }) => t(`staffing-plans:rates.unit.${unit}`),
  },
  {
    id: 'rate',
    header: t('staffing-plans:rates.field.rate'),
    cell: ({ rate }) => formatNumber(rate),
    numeric: true,
  },
];
