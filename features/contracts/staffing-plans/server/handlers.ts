import type { Gather } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import type { planEndpoints, scheduleEndpoints } from '../contract/index.ts';
import { copyPlan } from './draft/copy-plan.ts';
import { createPlan } from './draft/create-plan.ts';
import { getPlanBasis } from './draft/get-plan-basis.ts';
import { suggestPlan } from './draft/suggest-plan.ts';
import { updatePlan } from './draft/update-plan.ts';
import { getPlan } from './get-plan.ts';
import { listPlans } from './list-plans.ts';
import { changePeople } from './schedule/change-people.ts';
import { getScheduleCalendar } from './schedule/get-calendar.ts';
import { getSchedules } from './schedule/get-schedules.ts';
import { activatePlan } from './transitions/activate-plan.ts';
import { archivePlan } from './transitions/archive-plan.ts';

export const scheduleHandlers: Handlers<typeof scheduleEndpoints> = {
  getJobSchedules: getSchedules,
  getJobScheduleCalendar: getScheduleCalendar,
  changeScheduledPeople: changePeople,
};

export const planHandlers = (gather: Gather): Handlers<typeof planEndpoints> => {
  const parents = gather('planParents');
  return {
    listStaffingPlans: (call) => listPlans(call, parents),
    getStaffingPlanBasis: (call) => getPlanBasis(call, parents),
    getStaffingPlan: (call) => getPlan(call, parents),
    createStaffingPlan: (call) => createPlan(call, parents),
    updateStaffingPlan: (call) => updatePlan(call, parents),
    copyStaffingPlan: (call) => copyPlan(call, parents),
    suggestStaffingPlan: (call) => suggestPlan(call, parents),
    activateStaffingPlan: (call) => activatePlan(call, parents),
    archiveStaffingPlan: (call) => archivePlan(call, parents),
  };
};
