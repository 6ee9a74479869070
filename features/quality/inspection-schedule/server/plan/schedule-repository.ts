import { inScopeSql, mayHoldWork } from '#features/accounts/access/server';
import { areaSubtree } from '#features/sites/areas/server';
import { jobJson } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import type { planEndpoints, UnplannedSite } from '../../contract/index.ts';
import { unplannedSite } from '../../contract/plan.ts';
import { dueJobs, dueWhere, inAreas } from '../due/due-list-repository.ts';
import { type PlanRow, planColumns, planJoins, planRow } from './plan-repository.ts';

export type ScheduleQuery = QueryOf<(typeof planEndpoints)['getInspectionSchedule']>;

/** Maximum number of rows, enough for a month of a hundred inspectors. One more is read, to know that there are others. */
export const max = 2000;

const conditions = async (tenant: Tenant, query: ScheduleQuery, first: readonly unknown[]) => {
  const areas = query.area === undefined ? undefined : await areaSubtree(tenant, query.area);
  const values = collectValues([tenant.organizationId, ...first]);
  const where = [
    ...equal(values, 'j.client_id', query.client),
    ...(areas ? [inAreas(values.add(areas))] : []),
  ].map((condition) => ` and ${condition}`);
  return { values, where: where.join('') + inScopeSql(tenant, 'j.id', values) };
};

/** The plans of these days, and those of earlier days whose inspection has not begun. */
export const plansOf = async (tenant: Tenant, query: ScheduleQuery): Promise<PlanRow[]> => {
  const { values, where } = await conditions(tenant, query, [query.from, query.to]);
  const mine = query.inspector === undefined ? '' : ` and p.user_id = ${values.add(query.inspector)}`;
  return tenant.query({
    text: `select ${planColumns} from ${planJoins}
      where p.organization_id = $1 and p.planned_on <= $3::date and (p.planned_on >= $2::date or p.inspection_id is null)
        ${where}${mine} order by p.planned_on, p.id limit ${max + 1}`,
    values: values.all,
    row: planRow,
  });
};

/** Inspections that are due by the last day and have no plan. */
export const unplannedOf = async (
  tenant: Tenant,
  query: ScheduleQuery,
  now: Date,
): Promise<UnplannedSite[]> => {
  const { values, where } = await conditions(tenant, query, [query.to, now.toISOString()]);
  return tenant.query({
    text: `select ${jobJson} as job,
        json_build_object('id', b.id, 'name', b.name) as building, n.due_on::text as due_on
      from ${dueJobs('$3')}
      where ${dueWhere} and n.due_on <= $2::date and p.planned_on is null${where}
      order by n.due_on, j.id limit ${max + 1}`,
    values: values.all,
    row: unplannedSite,
  });
};

/** People with a full license who may hold work; the caller selects those who may inspect. */
export const membersOf = (tenant: Tenant) =>
  tenant.db
    .selectFrom('memberships as m')
    .select(['m.user_id as id', 'm.name'])
    .select((eb) => eb('m.status', '=', 'invited').$castTo<boolean>().as('invited'))
    .where('m.organization_id', '=', tenant.organizationId)
    .where(mayHoldWork)
    .where('m.license', '=', 'full')
    .orderBy('m.name')
    .orderBy('m.user_id')
    .$narrowType<{ name: string }>()
    .execute();
