import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { securityListEndpoints, securityMessages, securitySettingsEndpoints } from '../contract/index.ts';
import { auditedSettings } from './audited-settings.ts';
import { securityHandlers } from './handlers.ts';
import { purgeTraces } from './purge-traces.ts';

const lead = wordsOfText('security:lead');

export const feature = defineServerFeature({
  name: 'security',
  previewText: {
    '/admin/security': lead,
    '/admin/security/sessions': lead,
    '/admin/security/failed-logins': lead,
    '/admin/security/rights': lead,
    '/admin/security/exports': lead,
    '/admin/security/support': lead,
  },
  endpoints: { ...securityListEndpoints, ...securitySettingsEndpoints },
  handlers: (gather) => securityHandlers(gather('audited')),
  messages: securityMessages,
  audited: { 'security-settings': auditedSettings },
  periodicWork: { purge: [purgeTraces] },
});
