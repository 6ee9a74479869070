import type { Handlers } from '#platform/server/http/call';
import type { organizationEndpoints } from '../contract/index.ts';
import { presentOrganization } from './organization-presenter.ts';
import { findOrganization } from './organization-repository.ts';

export const organizationHandlers: Handlers<typeof organizationEndpoints> = {
  getOrganization: async ({ tenant }) => presentOrganization(await findOrganization(tenant)),
};
