import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Skips people who are on the line already. */
export const addPeople = async (
  tenant: Tenant,
  lineId: number,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await tenant.db
    .insertInto('staffing_plan_people')
    .values(
      [...new Set(userIds)].map((user_id) => ({
        organization_id: tenant.organizationId,
        line_id: lineId,
        user_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const removePeople = async (
  tenant: Tenant,
  lineId: number,
  userIds: readonly number[],
): Promise<void> => {
  await tenant.db
    .deleteFrom('staffing_plan_people')
    .where('organization_id', '=', tenant.organizationId)
    .where('line_id', '=', lineId)
    .where('user_id', '=', anyOf(userIds))
    .execute();
};

/** Replaces the people on the lines of a plan with the present people of the lines from which these were copied. */
export const copyPeople = async (tenant: Tenant, planId: number): Promise<void> => {
  const values = [tenant.organizationId, planId];
  const copied = `staffing_plan_lines l
      join staffing_plan_lines source on source.organization_id = $1 and source.id = l.copy_of_id`;
  await tenant.query({
    name: 'staffing-plan-people-leave',
    text: `delete from staffing_plan_people x using ${copied}
      where x.organization_id = $1 and l.organization_id = $1 and l.staffing_plan_id = $2 and x.line_id = l.id`,
    values,
  });
  await tenant.query({
    name: 'staffing-plan-people-take',
    text: `insert into staffing_plan_people (organization_id, line_id, user_id)
      select $1, l.id, p.user_id from ${copied}
      join staffing_plan_people p on p.organization_id = $1 and p.line_id = source.id
      where l.organization_id = $1 and l.staffing_plan_id = $2`,
    values,
  });
};
