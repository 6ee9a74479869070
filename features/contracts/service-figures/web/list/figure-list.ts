import { defineList } from '#platform/web/list/index';
import { figureColumns, serviceFigureEndpoints } from '../../contract/index.ts';
import { figureFilters } from './figure-filters.ts';

/** The services of all sites with a contract, those that end first on top. */
export const figureList = defineList({
  name: 'service-figures',
  endpoint: serviceFigureEndpoints.listServiceFigures,
  sorts: figureColumns,
  sort: 'end',
  filters: figureFilters,
  quickViews: [
    {
      id: 'all',
      label: 'service-figures:list.all',
      set: { ends_within: undefined, margin_below: undefined, lacks: [] },
    },
    { id: 'ending', label: 'service-figures:list.ending', set: { ends_within: 90 } },
    { id: 'thin', label: 'service-figures:list.thin', set: { margin_below: 5 } },
    { id: 'unplanned', label: 'service-figures:lacks.budget', set: { lacks: ['budget'] } },
  ],
  phoneSorts: [
    { sort: 'end', order: 'asc', label: 'service-figures:list.sortEnd' },
    { sort: 'value', order: 'desc', label: 'service-figures:list.sortValue' },
    { sort: 'margin', order: 'asc', label: 'service-figures:list.sortMargin' },
    { sort: 'vacancy', order: 'desc', label: 'service-figures:list.sortVacancy' },
  ],
});
