import type { Handlers } from '#platform/server/http/call';
import type { companySettingsEndpoints, organizationEndpoints } from '../contract/index.ts';
import { addHoliday } from './holidays/add-holiday.ts';
import { copyHolidays } from './holidays/copy-holidays.ts';
import { listHolidays } from './holidays/holiday-repository.ts';
import { removeHoliday } from './holidays/remove-holiday.ts';
import { presentCompanySettings, presentOrganization } from './organization-presenter.ts';
import { findOrganization } from './organization-repository.ts';
import { removeLogo } from './settings/remove-logo.ts';
import { removeOrgChart } from './settings/remove-org-chart.ts';
import { updateOrganization } from './settings/update-organization.ts';
import { uploadLogo } from './settings/upload-logo.ts';
import { uploadOrgChart } from './settings/upload-org-chart.ts';

export const organizationHandlers: Handlers<typeof organizationEndpoints> = {
  getOrganization: async ({ tenant }) => presentOrganization(await findOrganization(tenant)),
  listHolidays: ({ tenant, query }) => listHolidays(tenant, query.from),
  addHoliday,
  copyHolidays,
  removeHoliday,
};

export const companySettingsHandlers: Handlers<typeof companySettingsEndpoints> = {
  getCompanySettings: async ({ tenant, wiring }) => ({
    ...presentCompanySettings(await findOrganization(tenant)),
    mail_from: wiring.config.mailFrom,
  }),
  updateOrganization,
  uploadLogo,
  removeLogo,
  uploadOrgChart,
  removeOrgChart,
};
