import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { planEndpoints, planMessages } from '../contract/index.ts';
import { auditedPlans } from './audited-plans.ts';
import { contractParents } from './contract-parents-repository.ts';
import { planHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'staffing-plans',
  endpoints: planEndpoints,
  handlers: planHandlers,
  messages: planMessages,
  audited: { 'staffing-plan': auditedPlans },
  planParents: { contract: contractParents },
  liveAccess: { 'staffing-plan': 'hasAccessWorld' },
});
