import type { Tenant } from '#platform/server/db/tenant';
import type { ClientContact } from '../contract/index.ts';

/** The contacts of several clients, the first to call first; with a building, those of that building and of all. */
export const contactsOf = (
  tenant: Tenant,
  clientIds: readonly number[],
  buildingId?: number,
): Promise<ClientContact[]> =>
  tenant.query<ClientContact>({
    name: 'client-contacts',
    text: `select id, client_id, building_id, name, title, email, phone, rank
      from client_contacts
      where organization_id = $1 and client_id = any($2::int[]) and deleted_at is null
        and ($3::int is null or building_id is null or building_id = $3)
      order by client_id, array_position(array['primary', 'secondary', 'other'], rank), name, id`,
    values: [tenant.organizationId, clientIds, buildingId ?? null],
  });

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
