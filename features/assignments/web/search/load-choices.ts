import { managerEndpoints } from '#features/assignments/contract';
import { call } from '#platform/web/api/index';

/** The managers of visible sites to choose from, with how many sites each has. */
export const loadChoices = async () =>
  (await call(managerEndpoints.listJobManagers)).map(({ id, name, jobs }) => ({
    value: String(id),
    label: name,
    count: jobs,
  }));
