import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { companySettingsEndpoints, organizationEndpoints, organizationMessages } from '../contract/index.ts';
import { companySettingsHandlers, organizationHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'organizations',
  endpoints: { ...organizationEndpoints, ...companySettingsEndpoints },
  handlers: { ...organizationHandlers, ...companySettingsHandlers },
  messages: organizationMessages,
  fileOwners: { organization: async () => true },
  // Every page shows the organization's name, logo and colours.
  liveAccess: { organization: 'everybody' },
});
