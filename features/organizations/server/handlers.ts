import type { Handlers } from '#platform/server/http/call';
import type { organizationEndpoints } from '../contract/index.ts';
import { addHoliday } from './actions/add-holiday.ts';
import { removeHoliday } from './actions/remove-holiday.ts';
import { listHolidays } from './holiday-repository.ts';
import { presentOrganization } from './organization-presenter.ts';
import { findOrganization } from './organization-repository.ts';

export const organizationHandlers: Handlers<typeof organizationEndpoints> = {
  getOrganization: async ({ tenant }) => presentOrganization(await findOrganization(tenant)),
  listHolidays: ({ tenant, query }) => listHolidays(tenant, query.from),
  addHoliday,
  removeHoliday,
};
