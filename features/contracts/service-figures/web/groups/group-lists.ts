import { defineList } from '#platform/web/list/index';
import { groupSorts, serviceFigureEndpoints } from '../../contract/index.ts';
import { figureFilters } from '../list/figure-filters.ts';

const listBy = (by: 'area' | 'manager') =>
  defineList({
    name: `service-figures-by-${by}`,
    endpoint: serviceFigureEndpoints.listFigureGroups,
    include: { by },
    sorts: groupSorts,
    sort: 'name',
    filters: figureFilters,
    phoneSorts: [
      { sort: 'value', order: 'desc', label: 'service-figures:list.sortValue' },
      { sort: 'margin', order: 'asc', label: 'service-figures:list.sortMargin' },
    ],
  });

/** The sums of services by area, and by manager. */
export const groupLists = { area: listBy('area'), manager: listBy('manager') };
