import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { clientContact, clientRow, clientTypes } from './client.ts';

export const clientEndpoints = {
  listClients: endpoint({
    method: 'GET',
    path: '/core/clients',
    summary: 'Active clients in scope; an empty list without clients.canViewClients',
    access: 'signed-in',
    query: pageQuery(['name', 'account_number'], { sort: 'name', all: true }),
    answer: pageOf(clientRow),
    rate: 'read',
    audit: null,
  }),
  listClientContacts: endpoint({
    method: 'GET',
    path: '/core/client/{id}/contacts',
    summary: 'The contacts of one client',
    access: { any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(clientContact),
    rate: 'read',
    audit: null,
  }),
  createClient: endpoint({
    method: 'POST',
    path: '/core/clients',
    summary: 'Create a client',
    access: { all: ['admin.canAddClient'] },
    body: z.strictObject({
      account_number: field.text.min(1).max(40),
      name: field.name,
      type: z.enum(clientTypes).default('other'),
      phone: field.phone.nullable().default(null),
      email: field.email.nullable().default(null),
    }),
    files: { fields: ['logo'], max: 1, maxBytes: 10_000_000, kinds: ['image'] },
    answer: clientRow,
    rate: 'write',
    audit: 'client.created',
  }),
};
