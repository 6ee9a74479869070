import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { supportEndpoints } from '../contract/index.ts';
import { enterOrganization } from './enter-organization.ts';
import { findSupported } from './find-supported.ts';
import { leaveOrganization } from './leave-organization.ts';

export const feature = defineServerFeature({
  name: 'support',
  endpoints: supportEndpoints,
  handlers: { findSupported, enterOrganization, leaveOrganization },
});
