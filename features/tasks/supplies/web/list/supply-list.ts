import { areaFilter } from '#features/sites/areas/web';
import { clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choicesFilter, defineList } from '#platform/web/list/index';
import { supplyListEndpoints, supplySorts, supplyStates } from '../../contract/index.ts';

/** The supplies of all sites: without a choice those that are below par. */
export const supplyList = defineList({
  name: 'supplies',
  endpoint: supplyListEndpoints.listSupplies,
  sorts: supplySorts,
  sort: 'missing',
  order: 'desc',
  filters: [
    choicesFilter('state', {
      label: 'supplies:field.state',
      choices: supplyStates,
      word: (state, t) => t(`supplies:state.${state}`),
    }),
    clientFilter('client_id'),
    siteFilter('job_id'),
    areaFilter('area_id'),
  ],
  quickViews: [
    { id: 'below', label: 'supplies:state.below', set: { state: [] } },
    { id: 'not_counted', label: 'supplies:state.not_counted', set: { state: ['not_counted'] } },
    { id: 'all', label: 'supplies:list.all', set: { state: [...supplyStates] } },
  ],
  begins: {
    label: 'supplies:state.below',
    holds: ({ state }) => state.length === 0,
    query: () => ({ state: ['below'] }),
    lift: { state: [...supplyStates] },
  },
  phoneSorts: [
    { sort: 'missing', order: 'desc', label: 'supplies:list.sortMissing' },
    { sort: 'job_number', order: 'asc', label: 'supplies:list.sortNumber' },
    { sort: 'name', order: 'asc', label: 'supplies:list.sortName' },
  ],
});
