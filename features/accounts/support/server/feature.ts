import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { supportEndpoints } from '../contract/index.ts';
import { enterOrganization } from './enter-organization.ts';
import { leaveOrganization } from './leave-organization.ts';
import { listSupported } from './list-supported.ts';

export const feature = defineServerFeature({
  name: 'support',
  endpoints: supportEndpoints,
  handlers: { listSupported, enterOrganization, leaveOrganization },
});
