import { jobEndpoints } from '#features/sites/jobs/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** Recognizes queries about contracts by the addresses of their calls. Importing the calls would load them on every page. */
export const isAboutContracts = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  String(call).includes('contract');

/** Reads jobs again too: a contract can fill a gap of its job, and its dates are columns of the list of jobs. */
export const refreshContracts: LiveEntity = (client) => {
  void client.invalidateQueries({ predicate: isAboutContracts });
  for (const endpoint of [jobEndpoints.getJob, jobEndpoints.listJobs])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { contract: refreshContracts };
