import type { Handler } from '#platform/server/http/call';
import type { jobEndpoints } from '../../contract/index.ts';
import { siteCounts } from './site-counts-repository.ts';
import { type ChooseCriteria, countedCriteria, type SiteCriteria } from './site-criteria.ts';

/** The counts beside the choices of the filters of job sites. */
export const countSites =
  (choose: ChooseCriteria, declared: SiteCriteria): Handler<(typeof jobEndpoints)['countSites']> =>
  ({ query, tenant, person, now }) => {
    const asker = { person, now };
    return siteCounts(tenant, query, choose(query.criteria, asker), countedCriteria(declared, asker));
  };
