import { z } from 'zod';
import { membershipStatus } from '#features/accounts/access/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

export const clientViewer = z.object({
  contact_id: field.id,
  user_id: field.id,
  name: z.string(),
  /** Null for people who log in by their employee code. */
  email: z.string().nullable(),
  status: membershipStatus,
});

export type ClientViewer = z.infer<typeof clientViewer>;

const contactParams = z.strictObject({ id: field.id, contactId: field.id });

export const clientViewerEndpoints = {
  listClientViewers: endpoint({
    method: 'GET',
    path: '/core/client/{id}/viewers',
    summary: 'The contacts of one client who have a login',
    access: { any: ['admin.canAddUser', 'admin.canEditUser'] },
    params: field.idParams,
    answer: z.array(clientViewer),
  }),
  inviteClientViewer: endpoint({
    method: 'POST',
    path: '/core/client/{id}/contact/{contactId}/viewer',
    summary: 'Invite a contact as a viewer of all jobs of the client, those of later on included',
    access: { all: ['admin.canAddUser'] },
    params: contactParams,
    body: z.strictObject({
      first_name: field.personName,
      last_name: field.personName,
      email: field.email,
      locale: field.locale.optional(),
    }),
    answer: clientViewer,
    rate: 'write',
    audit: 'client.viewer-invited',
  }),
  endClientViewer: endpoint({
    method: 'DELETE',
    path: '/core/client/{id}/contact/{contactId}/viewer',
    summary: 'End the login of a contact',
    access: { all: ['admin.canEditUser'] },
    params: contactParams,
    answer: z.array(clientViewer),
    rate: 'write',
    audit: 'client.viewer-ended',
  }),
};
