import type { ListedImport } from '#features/imports/imports/contract';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayUpdateSites } from '../rows/plan-changes.ts';
import { clientNames } from './known-sites-repository.ts';
import { mayCreateClients } from './plan-clients.ts';

/** The client of rows that name none, whether this person may make one, and whether they may take changed sites back. */
export const presentClients = async (
  tenant: Tenant,
  records: readonly { client_id: number | null }[],
  { person, listed }: { person: Person; listed: readonly ListedImport[] },
) => {
  const ids = [...new Set(records.flatMap(({ client_id }) => client_id ?? []))];
  const names = await clientNames(tenant, ids);
  return records.map(({ client_id: id }, at) => ({
    client: id === null ? null : { id, name: names.get(id) ?? '' },
    can: {
      ...listed[at]?.can,
      ...(listed[at]?.updated_rows && !mayUpdateSites(person) ? { undo: false } : {}),
      create_client: mayCreateClients(person),
    },
  }));
};
