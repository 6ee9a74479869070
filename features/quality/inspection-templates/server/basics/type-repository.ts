import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import type { OwnType } from '../../contract/index.ts';

const taken = fieldOfConstraint({ inspection_types_name_key: { field: 'name', code: 'taken' } });

/** All types of the organization, including those out of use. */
export const typesOf = ({ db, organizationId }: Tenant): Promise<OwnType[]> =>
  db
    .selectFrom('inspection_types')
    .select(['id', 'key', 'name', 'active', 'updated_at'])
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

type Fields = { name: string; active: boolean };

export const insertType = async ({ db, organizationId, userId }: Tenant, fields: Fields): Promise<number> => {
  const { id } = await db
    .insertInto('inspection_types')
    .values({ ...fields, organization_id: organizationId, created_by: userId, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(taken);
  return id;
};

/** Returns false when someone has saved the type since `readAt`. */
export const saveType = async (
  { db, organizationId, userId }: Tenant,
  id: number,
  readAt: string,
  fields: Fields,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('inspection_types')
    .set({ ...fields, updated_by: userId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('updated_at', '=', readAt)
    .executeTakeFirst()
    .catch(taken);
  return numUpdatedRows > 0n;
};
