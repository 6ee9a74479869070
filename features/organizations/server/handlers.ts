import type { Handlers } from '#platform/server/http/call';
import type { companySettingsEndpoints, organizationEndpoints } from '../contract/index.ts';
import { addHoliday } from './actions/add-holiday.ts';
import { copyHolidays } from './actions/copy-holidays.ts';
import { removeHoliday } from './actions/remove-holiday.ts';
import { removeLogo } from './actions/remove-logo.ts';
import { removeOrgChart } from './actions/remove-org-chart.ts';
import { updateOrganization } from './actions/update-organization.ts';
import { uploadLogo } from './actions/upload-logo.ts';
import { uploadOrgChart } from './actions/upload-org-chart.ts';
import { listHolidays } from './holiday-repository.ts';
import { presentCompanySettings, presentOrganization } from './organization-presenter.ts';
import { findOrganization } from './organization-repository.ts';

export const organizationHandlers: Handlers<typeof organizationEndpoints> = {
  getOrganization: async ({ tenant }) => presentOrganization(await findOrganization(tenant)),
  listHolidays: ({ tenant, query }) => listHolidays(tenant, query.from),
  addHoliday,
  copyHolidays,
  removeHoliday,
};

export const companySettingsHandlers: Handlers<typeof companySettingsEndpoints> = {
  getCompanySettings: async ({ tenant }) => presentCompanySettings(await findOrganization(tenant)),
  updateOrganization,
  uploadLogo,
  removeLogo,
  uploadOrgChart,
  removeOrgChart,
};
