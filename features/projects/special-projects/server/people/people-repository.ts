import type { Tenant } from '#platform/server/db/tenant';
import type { PersonRole } from '../../contract/index.ts';

type Place = { projectId: number; role: PersonRole; userId: number };

/** False when the person has this place already. */
export const addPerson = async (tenant: Tenant, { projectId, role, userId }: Place): Promise<boolean> => {
  const added = await tenant.db
    .insertInto('special_project_people')
    .values({
      organization_id: tenant.organizationId,
      special_project_id: projectId,
      role,
      user_id: userId,
      created_by: tenant.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
};

export const removePerson = async (tenant: Tenant, { projectId, role, userId }: Place): Promise<void> => {
  await tenant.db
    .deleteFrom('special_project_people')
    .where('organization_id', '=', tenant.organizationId)
    .where('special_project_id', '=', projectId)
    .where('role', '=', role)
    .where('user_id', '=', userId)
    .execute();
};
