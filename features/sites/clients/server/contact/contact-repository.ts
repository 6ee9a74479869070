import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { type ClientContact, type ContactFields, receivable } from '../../contract/index.ts';

/** What a contact receives; false for everything that was never chosen. */
const receives = sql<ClientContact['receives']>`json_build_object(${sql.raw(
  receivable.map((what) => `'${what}', coalesce((receives->>'${what}')::boolean, false)`).join(', '),
)})`.as('receives');

const contacts = (tenant: Tenant) =>
  tenant.db
    .selectFrom('client_contacts')
    .select([
      'id',
      'client_id',
      'building_id',
      'name',
      'title',
      'email',
      'phone',
      'rank',
      receives,
      'contractual',
      'language',
      'email_refused_at',
      'updated_at',
    ])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .$narrowType<Pick<ClientContact, 'rank' | 'language'>>();

/** The contacts of several clients, the one to call first on top. With a building: its contacts, and those for all
 * buildings. */
export const contactsOf = (
  tenant: Tenant,
  clientIds: readonly number[],
  buildingId?: number,
): Promise<ClientContact[]> =>
  contacts(tenant)
    .where('client_id', '=', anyOf(clientIds))
    .$if(buildingId !== undefined, (found) =>
      found.where((eb) => eb.or([eb('building_id', 'is', null), eb('building_id', '=', buildingId ?? null)])),
    )
    .orderBy('client_id')
    .orderBy(sql`array_position(array['primary', 'secondary', 'other'], rank)`)
    .orderBy('name')
    .orderBy('id')
    .execute();

export const loadContact = (
  tenant: Tenant,
  clientId: number,
  id: number,
): Promise<ClientContact | undefined> =>
  contacts(tenant).where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst();

export const primaryContactOf = async (
  tenant: Tenant,
  clientId: number,
): Promise<{ id: number; name: string } | null> => {
  const found = await tenant.db
    .selectFrom('client_contacts')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', clientId)
    .where('rank', '=', 'primary')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
};

export type NewContact = ContactFields & { client_id: number };

const columnsOf = ({ receives: chosen, ...fields }: Partial<ContactFields>) => ({
  ...fields,
  ...(chosen ? { receives: JSON.stringify(chosen) } : {}),
  // The server refused the previous address; a new one may be accepted.
  ...(fields.email === undefined ? {} : { email_refused_at: null }),
});

/** Inserts the contacts in one statement and returns their ids in the order of the rows. */
export const insertContacts = async (
  tenant: Tenant,
  rows: readonly NewContact[],
  createdBy: number | null,
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const inserted = await tenant.db
    .insertInto('client_contacts')
    .values(
      rows.map(({ client_id, name, ...fields }) => ({
        ...columnsOf(fields),
        organization_id: tenant.organizationId,
        client_id,
        name,
        created_by: createdBy,
      })),
    )
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id).sort((a, b) => a - b);
};

export const insertContact = async (
  tenant: Tenant,
  row: NewContact,
  createdBy: number | null,
): Promise<number> => {
  const [id] = await insertContacts(tenant, [row], createdBy);
  if (id === undefined) throw new Error('a contact that was not kept');
  return id;
};

const change = (tenant: Tenant, clientId: number) =>
  tenant.db
    .updateTable('client_contacts')
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null);

/** Returns false when the contact was saved or deleted since `readAt`. */
export const saveContact = async (
  tenant: Tenant,
  { id, client_id }: Pick<ClientContact, 'id' | 'client_id'>,
  readAt: string,
  fields: Partial<ContactFields>,
): Promise<boolean> => {
  const [saved] = await change(tenant, client_id)
    .set({ ...columnsOf(fields), updated_by: tenant.userId })
    .where('id', '=', id)
    .where('updated_at', '=', readAt)
    .returning('id')
    .execute();
  return saved !== undefined;
};

/** Contacts with this address are shown as not reachable until somebody enters another. */
export const flagRefusedAddress = async (tenant: Tenant, email: string, at: Date): Promise<void> => {
  await tenant.db
    .updateTable('client_contacts')
    .set({ email_refused_at: at.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .execute();
};

/** Makes the primary contact of a client secondary, unless it is this one. */
export const stepDown = async (tenant: Tenant, clientId: number, except: number | null): Promise<void> => {
  await change(tenant, clientId)
    .set({ rank: 'secondary', updated_by: tenant.userId })
    .where('rank', '=', 'primary')
    .$if(except !== null, (others) => others.where('id', '<>', except ?? 0))
    .execute();
};

export const removeContact = async (
  tenant: Tenant,
  { id, client_id }: Pick<ClientContact, 'id' | 'client_id'>,
  now: Date,
): Promise<void> => {
  await change(tenant, client_id)
    .set({ deleted_at: now.toISOString(), updated_by: tenant.userId })
    .where('id', '=', id)
    .execute();
};
