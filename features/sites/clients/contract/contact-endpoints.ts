import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { contactChange, newContact, ownContact } from './contact.ts';

const contactParams = z.strictObject({ id: field.id, contactId: field.id });

const mayWrite = { all: ['admin.canEditClientContacts'] } as const;

export const contactEndpoints = {
  listClientContacts: endpoint({
    method: 'GET',
    path: '/core/client/{id}/contacts',
    summary: 'The contacts of one client',
    access: { any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(ownContact),
  }),
  createClientContact: endpoint({
    method: 'POST',
    path: '/core/client/{id}/contacts',
    summary: 'Add a contact; a new primary contact makes the previous one secondary',
    access: mayWrite,
    params: field.idParams,
    body: newContact,
    answer: ownContact,
    rate: 'write',
    audit: 'client.contact-added',
  }),
  updateClientContact: endpoint({
    method: 'PUT',
    path: '/core/client/{id}/contact/{contactId}',
    summary: 'Save the fields that are sent',
    access: mayWrite,
    params: contactParams,
    body: contactChange,
    answer: ownContact,
    rate: 'write',
    audit: 'client.contact-changed',
  }),
  deleteClientContact: endpoint({
    method: 'DELETE',
    path: '/core/client/{id}/contact/{contactId}',
    summary: 'Delete a contact; refused while an agreement names it',
    access: mayWrite,
    params: contactParams,
    answer: contactParams,
    rate: 'write',
    audit: 'client.contact-removed',
  }),
};
