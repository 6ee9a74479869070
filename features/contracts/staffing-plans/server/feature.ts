import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import type { Gather } from '#platform/server/feature/server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  planEndpoints,
  planMessages,
  planTransitions,
  scheduleEndpoints,
  workLoadingRateEndpoints,
} from '../contract/index.ts';
import { auditedPlans } from './audited-plans.ts';
import { contractParents } from './contract-parents-repository.ts';
import { planHandlers, scheduleHandlers } from './handlers.ts';
import { planPreview } from './preview-text.ts';
import { createFirstRates } from './rates/create-first-rates.ts';
import { workLoadingRateActions } from './rates/work-loading-rate-actions.ts';
import { loadShiftDates } from './schedule/load-shift-dates.ts';
import { personHolding } from './schedule/person-holding.ts';
import { staffingOfJob } from './schedule/staffing-repository.ts';
import { planWords } from './texts.ts';
import { jobEnding, serviceEnding } from './transitions/end-plans.ts';

const rateHandlers = (gather: Gather) => {
  const actions = workLoadingRateActions(gather('uses'));
  return {
    listWorkLoadingRates: actions.list,
    getWorkLoadingRate: actions.get,
    createWorkLoadingRate: actions.create,
    updateWorkLoadingRate: actions.update,
    deleteWorkLoadingRate: actions.delete,
    restoreWorkLoadingRate: actions.restore,
  };
};

export const feature = defineServerFeature({
  name: 'staffing-plans',
  endpoints: { ...planEndpoints, ...scheduleEndpoints, ...workLoadingRateEndpoints },
  handlers: (gather) => ({ ...planHandlers(gather), ...scheduleHandlers, ...rateHandlers(gather) }),
  calendarDates: { shifts: loadShiftDates },
  messages: withTransitions(planMessages, planTransitions, planWords),
  previewText: planPreview,
  audited: { 'staffing-plan': auditedPlans },
  personHoldings: { shifts: personHolding },
  jobEndings: { 'staffing-plans': jobEnding },
  serviceStaffing: { 'staffing-plans': staffingOfJob },
  serviceEndings: { 'staffing-plans': serviceEnding },
  planParents: { contract: contractParents },
  liveAccess: { 'staffing-plan': 'hasAccessWorld', 'work-loading-rate': 'hasAccessAdminJobs' },
  firstRecords: { 'work-loading-rates': createFirstRates },
});
