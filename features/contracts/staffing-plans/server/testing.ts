import { type Sample, type SampleHarness, write } from '#platform/server/testing/sample';
import { planEndpoints, scheduleEndpoints, workLoadingRateEndpoints } from '../contract/index.ts';

const cleaner = {
  schedule_type: 'cleaner' as const,
  shift: 'night' as const,
  headcount: 2,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  wage_rate: 17,
};

const createRate = async (call: SampleHarness['call']): Promise<number> =>
  (
    await call(workLoadingRateEndpoints.createWorkLoadingRate, {
      body: { name: 'Carpet', unit: 'sqft_per_hour', rate: 10_000 },
    })
  ).id;

export const sample: Sample = {
  create: async ({ call, known }) => {
    const parent = { parentType: 'contract' as const, parentId: Number(known.contractId) };
    const { id, lines } = await call(planEndpoints.createStaffingPlan, {
      params: { id: Number(known.jobId), serviceId: Number(known.serviceId), ...parent },
      body: {
        plan_type: 'full-building',
        effective_from: '2026-01-01',
        sqft_basis: 40_000,
        lines: [cleaner],
      },
    });
    return {
      ...parent,
      staffingPlanId: id,
      planLineId: lines[0]?.id ?? 0,
      // A company has its rates once, however many sites are sampled.
      workLoadingRateId: known.workLoadingRateId ?? (await createRate(call)),
    };
  },
  ofCompany: ['workLoadingRateId'],
  records: { '/core/work-loading-rates/{id}': 'workLoadingRateId' },
  inserts: {
    shiftId: `with plan as (
        insert into staffing_plans (organization_id, job_service_id, contract_id, plan_type, status, effective_from)
        values (:organizationId, :serviceId, :contractId, 'full-building', 'active', '2026-01-01') returning id)
      insert into staffing_plan_lines (organization_id, staffing_plan_id, position, schedule_type, shift, headcount,
        shift_minutes, days, start_time, wage_cents)
      select :organizationId, id, 1, 'cleaner', 'night', 1, 240, '{1,2}', '18:00', 1700 from plan returning id`,
  },
  writes: [
    write(planEndpoints.updateStaffingPlan, (id) => ({
      body: { lines: [{ ...cleaner, id: id('planLineId') }] },
    })),
    write(planEndpoints.activateStaffingPlan, (id) => ({ body: { takes_place_of: id('staffingPlanId') } })),
    write(scheduleEndpoints.changeScheduledPeople, (id) => ({
      params: { id: id('jobId'), shiftId: id('shiftId') },
      body: { add: [id('userId')] },
    })),
    write(scheduleEndpoints.changeScheduledPeople, (id) => ({
      params: { id: id('jobId'), shiftId: id('shiftId') },
      body: { remove: [id('userId')] },
    })),
  ],
  grow: [
    `insert into staffing_plans (organization_id, job_service_id, contract_id, plan_type, effective_from)
     select :organizationId, :serviceId, :contractId, 'current', '2026-01-01' from :more`,
    `with lines as (
       insert into staffing_plan_lines (organization_id, staffing_plan_id, position, schedule_type, shift, headcount,
         shift_minutes, days, start_time, wage_cents)
       select organization_id, staffing_plan_id, n + 1, 'cleaner', 'night', 1, 240, '{1,2}', '18:00', 1700
       from staffing_plan_lines, :more where staffing_plan_lines.id = :shiftId returning id)
     insert into staffing_plan_people (organization_id, line_id, user_id)
     select :organizationId, lines.id, m.user_id from lines
     join memberships m on m.organization_id = :organizationId and m.last_name in ('supervisor', 'manager')`,
    `insert into work_loading_rates (organization_id, name, unit, rate)
     select :organizationId, 'Rate ' || n, 'minutes_per_unit', 2.5 from :more`,
  ],
  lists: { listStaffingPlans: '', getJobSchedules: '', listWorkLoadingRates: '' },
};
