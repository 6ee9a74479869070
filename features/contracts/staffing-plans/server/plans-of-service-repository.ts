import type { Tenant } from '#platform/server/db/tenant';
import { type PlanRow, planRow } from './plan-row.ts';

const selectPlans = `select p.id, s.job_id, p.job_service_id,
    case when p.contract_id is null then 'budget' else 'contract' end as parent_type,
    coalesce(p.contract_id, p.budget_id) as parent_id, p.plan_type, p.status, p.effective_from, p.sqft_basis,
    p.override_reason, p.work_load, p.weeks_per_month * 100 + p.weeks_rest as weeks_per_month, p.burden_pct,
    p.updated_at, coalesce((
      select json_agg(json_build_object('id', l.id, 'schedule_type', l.schedule_type, 'title', l.title, 'shift', l.shift,
          'headcount', l.headcount, 'shift_length_hours', l.shift_minutes / 60.0, 'days', l.days,
          'start_time', l.start_time, 'zone', l.zone, 'wage_rate', l.wage_cents / 100.0) order by l.position)
      from staffing_plan_lines l where l.organization_id = $1 and l.staffing_plan_id = p.id), '[]') as lines
  from staffing_plans p
  join job_services s on s.organization_id = $1 and s.id = p.job_service_id and s.deleted_at is null
  where p.organization_id = $1 and p.deleted_at is null`;

/** Active plans, then drafts, then archived ones, the latest first. The caller must check that the job may be seen. */
export const plansOfService = (tenant: Tenant, serviceId: number): Promise<PlanRow[]> =>
  tenant.query({
    name: 'staffing-plans-of-service',
    text: `${selectPlans} and p.job_service_id = $2
      order by array_position(array['active', 'draft', 'archived'], p.status), p.plan_type desc, p.effective_from desc, p.id desc`,
    values: [tenant.organizationId, serviceId],
    row: planRow,
  });

/** The caller must check that the job may be seen. */
export const loadPlan = async (tenant: Tenant, id: number): Promise<PlanRow | undefined> => {
  const [found] = await tenant.query({
    name: 'staffing-plan-find',
    text: `${selectPlans} and p.id = $2`,
    values: [tenant.organizationId, id],
    row: planRow,
  });
  return found;
};
