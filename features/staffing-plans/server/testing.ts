import type { Sample } from '#platform/server/testing/sample';
import { planEndpoints } from '../contract/index.ts';

const cleaner = {
  schedule_type: 'cleaner' as const,
  shift: 'night' as const,
  headcount: 2,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  wage_rate: 17,
};

export const sample: Sample = {
  create: async ({ call, known }) => {
    const parent = { parentType: 'contract' as const, parentId: Number(known.contractId) };
    const { id } = await call(planEndpoints.createStaffingPlan, {
      params: { id: Number(known.jobId), serviceId: Number(known.serviceId), ...parent },
      body: {
        plan_type: 'full-building',
        effective_from: '2026-01-01',
        sqft_basis: 40_000,
        lines: [cleaner],
      },
    });
    return { ...parent, staffingPlanId: id };
  },
  grow: [
    `insert into staffing_plans (organization_id, job_service_id, contract_id, plan_type, effective_from)
     select :organizationId, :serviceId, :contractId, 'current', '2026-01-01' from :more`,
    `with plan as (
       insert into staffing_plans (organization_id, job_service_id, contract_id, plan_type, status, effective_from)
       values (:organizationId, :serviceId, :contractId, 'full-building', 'active', '2026-01-01') returning id),
     lines as (
       insert into staffing_plan_lines (organization_id, staffing_plan_id, position, schedule_type, shift, headcount,
         shift_minutes, days, start_time, wage_cents)
       select :organizationId, plan.id, n, 'cleaner', 'night', 1, 240, '{1,2}', '18:00', 1700 from plan, :more returning id)
     insert into staffing_plan_people (organization_id, line_id, user_id)
     select :organizationId, lines.id, m.user_id from lines
     join memberships m on m.organization_id = :organizationId and m.last_name in ('supervisor', 'manager')`,
  ],
  lists: { listStaffingPlans: '', getJobSchedules: '' },
};
