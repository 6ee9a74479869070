import { call } from '#platform/web/api/index';
import { managerEndpoints } from '../../contract/index.ts';

/** The managers of visible sites to choose from. */
export const loadChoices = async () =>
  (await call(managerEndpoints.listJobManagers)).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
