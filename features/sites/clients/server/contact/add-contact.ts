import { invalid } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { ContactFields } from '../../contract/index.ts';
import { type ClientCall, recordClientChange } from '../client/record-client-change.ts';
import { buildingsOfClient, type ClientParts } from '../parts.ts';
import { insertContact, stepDown } from './contact-repository.ts';

/** A contact may belong to one of the client's buildings that the person sees. */
export const checkBuilding = async (
  parts: Pick<ClientParts, 'buildings'>,
  tenant: Tenant,
  clientId: number,
  buildingId: number | null | undefined,
): Promise<void> => {
  if (buildingId === null || buildingId === undefined) return;
  const known = await buildingsOfClient(parts, tenant, clientId);
  if (!known.some(({ id }) => id === buildingId)) throw invalid({ building_id: ['contact_building'] });
};

/** A new primary contact makes the previous one secondary. */
export const addContact = async (
  call: ClientCall,
  clientId: number,
  fields: ContactFields,
): Promise<number> => {
  const { tenant, person } = call;
  if (fields.rank === 'primary') await stepDown(tenant, clientId, null);
  const id = await insertContact(tenant, { ...fields, client_id: clientId }, person.userId);
  const changes = changesOf<object>({}, { contact: id, ...fields });
  await recordClientChange(call, clientId, { action: 'client.contact-added', changes });
  return id;
};
