import type { Handlers } from '#platform/server/http/call';
import type { managerEndpoints } from '../../contract/index.ts';
import { areaManagersOf } from './area-managers-repository.ts';

export const managerHandlers: Handlers<typeof managerEndpoints> = {
  listJobManagers: ({ tenant, person, now }) => areaManagersOf(tenant, now, person.timeZone),
};
