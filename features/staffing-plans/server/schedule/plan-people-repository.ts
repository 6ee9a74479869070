import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Whoever is on the line already stays. */
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
