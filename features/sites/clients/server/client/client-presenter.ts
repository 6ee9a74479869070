import { fileUrl } from '#features/accounts/files/contract';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type ClientRecord, type ClientRow, clientTransitions } from '../../contract/index.ts';
import { primaryContactOf } from '../contact/contact-repository.ts';
import { clientsOfSameName } from '../merge/same-name-repository.ts';
import { buildingsOfClient, type ClientParts } from '../parts.ts';
import { fieldsOf } from './client-columns.ts';
import type { ListedClient } from './client-list-repository.ts';
import { mayMerge, rightsOver } from './client-policy.ts';
import { type Client, loadClient } from './client-repository.ts';

export const presentRow = (
  row: ListedClient,
  activeJobs: number,
  sameName: ClientRow['same_name'] = null,
): ClientRow => ({
  ...row,
  same_name: sameName,
  type: row.type as ClientRow['type'],
  status: row.status as ClientRow['status'],
  active_jobs: activeJobs,
});

/** The caller must check that the client may be seen. */
export const presentClient = async (
  parts: ClientParts,
  tenant: Tenant,
  person: Person,
  row: Client,
): Promise<ClientRecord> => {
  const { id, logo_file_id, deleted_at, updated_at } = row;
  const status = row.status as ClientRow['status'];
  const jobs = await parts.countActiveJobs(tenant, [id]);
  return {
    id,
    ...fieldsOf(row),
    status,
    deleted_at,
    updated_at,
    primary_contact: await primaryContactOf(tenant, id),
    active_jobs: jobs.get(id) ?? 0,
    same_name: mayMerge(person) ? ((await clientsOfSameName(tenant, [id])).get(id) ?? null) : null,
    logo:
      logo_file_id === null ? null : { id: logo_file_id, url: fileUrl(tenant.organizationId, logo_file_id) },
    buildings: await buildingsOfClient(parts, tenant, id),
    allowed_transitions: deleted_at === null ? clientTransitions.allowed({ status }, person) : [],
    can: rightsOver(row, person),
  };
};

export const presentClientNow = async (
  parts: ClientParts,
  tenant: Tenant,
  person: Person,
  id: number,
): Promise<ClientRecord> => {
  const row = await loadClient(tenant, id);
  if (!row) throw notFound();
  return presentClient(parts, tenant, person, row);
};
