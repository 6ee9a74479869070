import { pageOrganization } from '../api/organization.ts';
import { pageUser } from '../api/page-user.ts';
import type { Owner } from './write.ts';

/** The person and organization of this page. Writes of others are neither shown nor sent. */
export const pageOwner = (): Owner | undefined => {
  const user = pageUser();
  const organization = pageOrganization();
  return user === undefined || organization === undefined ? undefined : { user, organization };
};
