import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import {
  signOnLoginEndpoints,
  signOnPeopleEndpoints,
  signOnSettingsEndpoints,
  singleSignOnMessages,
} from '../contract/index.ts';
import { signOnHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'single-sign-on',
  previewText: { '/admin/single-sign-on': wordsOfText('single-sign-on:lead') },
  endpoints: { ...signOnSettingsEndpoints, ...signOnPeopleEndpoints, ...signOnLoginEndpoints },
  handlers: signOnHandlers,
  messages: singleSignOnMessages,
  liveAccess: { 'single-sign-on': 'hasAccessAdminCompanySettings' },
});
