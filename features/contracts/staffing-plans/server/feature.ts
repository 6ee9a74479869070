import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withStatuses } from '#platform/server/texts/with-statuses';
import { planEndpoints, planMessages, scheduleEndpoints } from '../contract/index.ts';
import { auditedPlans } from './audited-plans.ts';
import { contractParents } from './contract-parents-repository.ts';
import { planFirstWords } from './first-words.ts';
import { planHandlers, scheduleHandlers } from './handlers.ts';
import { findShiftDates } from './schedule/find-shift-dates.ts';
import { personHolding } from './schedule/person-holding.ts';
import { staffingOfJob } from './schedule/staffing-repository.ts';
import { planStatusWords } from './texts.ts';
import { jobEnding, serviceEnding } from './transitions/end-plans.ts';

export const feature = defineServerFeature({
  name: 'staffing-plans',
  endpoints: { ...planEndpoints, ...scheduleEndpoints },
  handlers: (gather) => ({ ...planHandlers(gather), ...scheduleHandlers }),
  calendarDates: { shifts: findShiftDates },
  messages: withStatuses(planMessages, 'plan_status', planStatusWords),
  firstWords: planFirstWords,
  audited: { 'staffing-plan': auditedPlans },
  personHoldings: { shifts: personHolding },
  jobEndings: { 'staffing-plans': jobEnding },
  serviceStaffing: { 'staffing-plans': staffingOfJob },
  serviceEndings: { 'staffing-plans': serviceEnding },
  planParents: { contract: contractParents },
  liveAccess: { 'staffing-plan': 'hasAccessWorld' },
});
