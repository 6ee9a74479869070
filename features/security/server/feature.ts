import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { securityListEndpoints, securityMessages, securitySettingsEndpoints } from '../contract/index.ts';
import { auditedSettings } from './audited-settings.ts';
import { securityHandlers } from './handlers.ts';
import { purgeTraces } from './purge-traces.ts';

export const feature = defineServerFeature({
  name: 'security',
  endpoints: { ...securityListEndpoints, ...securitySettingsEndpoints },
  handlers: (gather) => securityHandlers(gather('audited')),
  messages: securityMessages,
  audited: { 'security-settings': auditedSettings },
  periodicWork: { purge: [purgeTraces] },
});
