import type { Tenant } from '#platform/server/db/tenant';

/** Those of these people who belong to the organization, also when they may no longer enter. */
export const findPeople = (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<{ id: number; name: string; email: string }[]> =>
  tenant.query({
    name: 'parked-work-people',
    text: `select user_id as id, name, email from memberships where organization_id = $1 and user_id = any($2)`,
    values: [tenant.organizationId, userIds],
  });
