import type { WrittenRecord } from '#features/imports/imports/server';
import { insertContacts, lockImported } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CleanedRow } from '../../contract/index.ts';

/** A new site, with its client and the row that it came from. */
export type NewSite = { line: number; row: CleanedRow; clientId: number; jobId: number; buildingId: number };

/** Who can be called at a building; one without a name is called by address or number. */
const contactOf = ({ row, clientId, buildingId }: NewSite) => {
  const name = row.contact_name || row.contact_email || row.contact_phone;
  return name
    ? [
        {
          client_id: clientId,
          building_id: buildingId,
          name,
          email: row.contact_email,
          phone: row.contact_phone,
        },
      ]
    : [];
};

/** Adds the contacts of new sites to their clients, and returns what each line wrote. */
export const writeContacts = async (
  tenant: Tenant,
  sites: readonly NewSite[],
  userId: number,
): Promise<ReadonlyMap<number, WrittenRecord[]>> => {
  const wanted = sites.flatMap((site) => contactOf(site).map((contact) => ({ site, contact })));
  const ids = await insertContacts(
    tenant,
    wanted.map(({ contact }) => contact),
    userId,
  );
  const stored = await lockImported(tenant, 'client_contacts', ids);
  const times = new Map(stored.map(({ id, updated_at }) => [id, updated_at]));
  return new Map(
    wanted.map(({ site, contact }, at) => {
      const id = ids[at] ?? 0;
      const record = {
        type: 'contact',
        id,
        page: site.jobId,
        name: contact.name,
        written_at: times.get(id) ?? '',
        before: null,
      };
      return [site.line, [record]];
    }),
  );
};
