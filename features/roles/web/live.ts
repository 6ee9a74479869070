import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { roleEndpoints } from '../contract/index.ts';

const { listRoles, getRole, getPersonRights, listPersonJobs } = roleEndpoints;

/** A role that changes may change what any person may do. */
export const readRolesAgain: LiveEntity = (client) => {
  for (const endpoint of [listRoles, getRole, getPersonRights, listPersonJobs])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { role: readRolesAgain };
