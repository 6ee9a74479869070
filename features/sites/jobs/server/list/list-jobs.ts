import { type Handler, notModified } from '#platform/server/http/call';
import type { jobEndpoints } from '../../contract/index.ts';
import { addColumns } from '../columns/add-columns.ts';
import type { JobColumns } from '../columns/job-column.ts';
import { listJobRows } from './job-list-repository.ts';
import { jobsVersion } from './job-version-repository.ts';
import type { ChooseCriteria } from './site-criteria.ts';

/** Answers 304 without reading jobs while nothing has changed for this person and query. Changes of services or of facts of
 * other features do not raise the version, so queries that use them always read. */
export const listJobs =
  (choose: ChooseCriteria, columns: JobColumns): Handler<(typeof jobEndpoints)['listJobs']> =>
  async ({ query, tenant, person, now, wiring, holdsVersion }) => {
    const withColumns = query.include === 'columns';
    const criteria = choose(query.criteria, { person, now });
    if (criteria.length === 0 && !query.service_type && !withColumns) {
      const reader = tenant.seesAllJobs ? 'all' : tenant.userId;
      const version = [wiring.build, tenant.organizationId, reader, await jobsVersion(tenant), query];
      if (holdsVersion(JSON.stringify(version))) return notModified;
    }
    const page = await listJobRows(tenant, query, criteria);
    return withColumns ? addColumns(columns, { tenant, person, now }, page) : page;
  };
