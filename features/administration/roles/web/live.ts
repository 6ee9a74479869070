import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { roleEndpoints } from '../contract/index.ts';

const { listRoles, getRole, getPersonRights, listPersonJobs } = roleEndpoints;

/** A change of a role may change the rights of any person. */
export const refreshRoles: LiveEntity = (client) => {
  for (const endpoint of [listRoles, getRole, getPersonRights, listPersonJobs])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { role: refreshRoles };
