import { notFound, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers } from '#platform/server/http/call';
import type { ClientContact, contactEndpoints, OwnContact } from '../../contract/index.ts';
import { lockClient } from '../client/client-repository.ts';
import { recordClientChange } from '../client/record-client-change.ts';
import { loadKeptClient } from '../merge/merge-repository.ts';
import { type ClientParts, lockedContacts } from '../parts.ts';
import { addContact, checkBuilding } from './add-contact.ts';
import { contactsOf, loadContact, removeContact, saveContact, stepDown } from './contact-repository.ts';

/** Changes of contacts take turns, so that a client never has two primary ones. */
const openClient = async (tenant: Tenant, id: number): Promise<void> => {
  const client = await lockClient(tenant, id);
  if (!client || client.deleted_at !== null) throw notFound();
};

const found = async (tenant: Tenant, clientId: number, id: number): Promise<ClientContact> => {
  const contact = await loadContact(tenant, clientId, id);
  if (!contact) throw notFound();
  return contact;
};

export const contactActions = (parts: ClientParts): Handlers<typeof contactEndpoints> => {
  const withLocks = async (tenant: Tenant, contacts: readonly ClientContact[]): Promise<OwnContact[]> => {
    const locked = await lockedContacts(parts.locks, tenant, contacts);
    return contacts.map((contact) => ({ ...contact, locked: locked.has(contact.id) }));
  };
  const present = async (tenant: Tenant, clientId: number, id: number): Promise<OwnContact> => {
    const [contact] = await withLocks(tenant, [await found(tenant, clientId, id)]);
    return contact as OwnContact;
  };
  return {
    listClientContacts: async ({ params, tenant }) => {
      const client = await loadKeptClient(tenant, params.id);
      if (!client) throw notFound();
      return withLocks(tenant, await contactsOf(tenant, [client.id]));
    },
    createClientContact: async (call) => {
      const { tenant, params, body } = call;
      await openClient(tenant, params.id);
      await checkBuilding(parts, tenant, params.id, body.building_id);
      return present(tenant, params.id, await addContact(call, params.id, body));
    },
    updateClientContact: async (call) => {
      const { tenant, params } = call;
      const { updated_at: readAt, ...fields } = call.body;
      await openClient(tenant, params.id);
      const before = await found(tenant, params.id, params.contactId);
      if (readAt !== before.updated_at) throw stale(await present(tenant, params.id, before.id));
      const changes = changesOf(before, fields);
      if (Object.keys(changes).length === 0) return present(tenant, params.id, before.id);
      if (changes.building_id) await checkBuilding(parts, tenant, params.id, fields.building_id);
      if (fields.rank === 'primary') await stepDown(tenant, params.id, before.id);
      await saveContact(tenant, before, readAt, fields);
      const action = 'client.contact-changed';
      await recordClientChange(call, params.id, { action, note: before.name, changes });
      return present(tenant, params.id, before.id);
    },
    deleteClientContact: async (call) => {
      const { tenant, params, now } = call;
      await openClient(tenant, params.id);
      const contact = await present(tenant, params.id, params.contactId);
      if (contact.locked) throw refused('contact_locked');
      await removeContact(tenant, contact, now);
      await recordClientChange(call, params.id, { action: 'client.contact-removed', note: contact.name });
      return params;
    },
  };
};
