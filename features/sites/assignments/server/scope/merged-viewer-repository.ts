import type { ClientMerge, ClientRecords, ContactPair } from '#features/sites/clients/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

const listsOf = (contacts: readonly ContactPair[]): [number[], number[]] => [
  contacts.map(({ from }) => from),
  contacts.map(({ into }) => into),
];

const countViewers = async (tenant: Tenant, clientId: number): Promise<number> => {
  const { count } = await tenant.db
    .selectFrom('client_viewers')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Two people with a login are two contacts, whatever their names and addresses. */
const twoLogins = async (tenant: Tenant, pairs: readonly ContactPair[]): Promise<number[]> => {
  if (pairs.length === 0) return [];
  const found = await tenant.query({
    text: `select pair.gone as id from unnest($2::int[], $3::int[]) as pair (gone, kept)
      join client_viewers g on g.organization_id = $1 and g.contact_id = pair.gone and g.ended_at is null
      join client_viewers k on k.organization_id = $1 and k.contact_id = pair.kept and k.ended_at is null
      where g.user_id <> k.user_id`,
    values: [tenant.organizationId, ...listsOf(pairs)],
    row: idRow,
  });
  return found.map(({ id }) => id);
};

/** SQL: viewers `g` of the client that goes, with the contact `kept` that they have from now on. */
const going = `client_viewers g
  left join unnest($4::int[], $5::int[]) as pair (gone, kept) on pair.gone = g.contact_id`;

const valuesOf = (tenant: Tenant, { from, into, contacts }: ClientMerge) => [
  ...[tenant.organizationId, from, into],
  ...listsOf(contacts),
];

/** A contact that had a login before takes over the login of its pair; the row of the pair goes. The others move. */
const moveViewers = async (tenant: Tenant, merge: ClientMerge): Promise<void> => {
  const values = valuesOf(tenant, merge);
  await tenant.query({
    text: `update client_viewers k set user_id = g.user_id, ended_at = null from ${going}
      where k.organization_id = $1 and k.client_id = $3 and k.contact_id = pair.kept and k.ended_at is not null
        and g.organization_id = $1 and g.client_id = $2 and g.ended_at is null`,
    values,
  });
  await tenant.query({
    text: `delete from client_viewers v using ${going}
      where v.organization_id = $1 and v.client_id = $2 and g.organization_id = $1 and g.client_id = $2
        and g.contact_id = v.contact_id and exists (select from client_viewers k
          where k.organization_id = $1 and k.client_id = $3 and k.contact_id = pair.kept)`,
    values,
  });
  await tenant.query({
    text: `update client_viewers v set client_id = $3, contact_id = coalesce(pair.kept, g.contact_id) from ${going}
      where v.organization_id = $1 and v.client_id = $2 and g.organization_id = $1 and g.client_id = $2
        and g.contact_id = v.contact_id`,
    values,
  });
};

/** Viewers of a client that is merged. What they see is looked up after its job sites have moved. */
export const clientViewers: ClientRecords = { count: countViewers, apart: twoLogins, move: moveViewers };
