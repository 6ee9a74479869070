import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import {
  signOnLoginEndpoints,
  signOnPeopleEndpoints,
  signOnSettingsEndpoints,
  singleSignOnMessages,
} from '../contract/index.ts';
import { signOnHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'single-sign-on',
  endpoints: { ...signOnSettingsEndpoints, ...signOnPeopleEndpoints, ...signOnLoginEndpoints },
  handlers: signOnHandlers,
  messages: singleSignOnMessages,
  liveAccess: { 'single-sign-on': 'hasAccessAdminCompanySettings' },
});
