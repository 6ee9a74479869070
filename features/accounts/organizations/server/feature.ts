import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { companySettingsEndpoints, organizationEndpoints, organizationMessages } from '../contract/index.ts';
import { companySettingsHandlers, organizationHandlers } from './handlers.ts';
import { organizationFileChanged, organizationFileWriters } from './settings/organization-files.ts';

export const feature = defineServerFeature({
  name: 'organizations',
  previewText: { '/admin/company-settings': wordsOfText('organizations:companySettings.lead') },
  endpoints: { ...organizationEndpoints, ...companySettingsEndpoints },
  handlers: { ...organizationHandlers, ...companySettingsHandlers },
  messages: organizationMessages,
  fileOwners: { organization: async () => true },
  fileWriters: { organization: organizationFileWriters },
  fileChanges: { organization: organizationFileChanged },
  // Every page shows the organization's name, logo and colours.
  liveAccess: { organization: 'everybody' },
});
