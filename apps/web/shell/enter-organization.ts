import { chooseOrganization } from '#platform/web/api/index';

/** A new document: nothing of the former company stays in memory. */
export const enterOrganization = (id: number): void => {
  chooseOrganization(id);
  location.assign('/');
};
