import { pageOrganization } from '../api/organization.ts';
import { pageUser } from '../api/page-user.ts';
import type { Owner } from './write.ts';

/** The person and the organization this page was loaded for; nothing of others is shown or sent. */
export const pageOwner = (): Owner | undefined => {
  const user = pageUser();
  const organization = pageOrganization();
  return user === undefined || organization === undefined ? undefined : { user, organization };
};
