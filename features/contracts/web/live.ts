import { jobEndpoints } from '#features/jobs/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** All that is asked about contracts, by the addresses of the calls: every page loads this file, and few the calls. */
const isAboutContracts = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  String(call).includes('contract');

/** A contract fills gaps of its job, and stands in its list. */
export const readContractsAgain: LiveEntity = (client) => {
  void client.invalidateQueries({ predicate: isAboutContracts });
  for (const endpoint of [jobEndpoints.getJob, jobEndpoints.listJobs])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { contract: readContractsAgain };
