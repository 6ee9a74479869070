import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientContact } from '../contract/index.ts';

/** The contacts of several clients, the one to call first on top. With a building: its contacts, and those for all
 * buildings. */
export const contactsOf = (
  tenant: Tenant,
  clientIds: readonly number[],
  buildingId?: number,
): Promise<ClientContact[]> =>
  tenant.db
    .selectFrom('client_contacts')
    .select(['id', 'client_id', 'building_id', 'name', 'title', 'email', 'phone', 'rank'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', anyOf(clientIds))
    .where('deleted_at', 'is', null)
    .$if(buildingId !== undefined, (contacts) =>
      contacts.where((eb) =>
        eb.or([eb('building_id', 'is', null), eb('building_id', '=', buildingId ?? null)]),
      ),
    )
    .orderBy('client_id')
    .orderBy(sql`array_position(array['primary', 'secondary', 'other'], rank)`)
    .orderBy('name')
    .orderBy('id')
    .$narrowType<Pick<ClientContact, 'rank'>>()
    .execute();

export type NewContact = Pick<ClientContact, 'client_id' | 'name'> &
  Partial<Pick<ClientContact, 'building_id' | 'title' | 'email' | 'phone' | 'rank'>>;

export const insertContact = async (
  tenant: Tenant,
  row: NewContact,
  createdBy: number | null,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('client_contacts')
    .values({ organization_id: tenant.organizationId, ...row, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
