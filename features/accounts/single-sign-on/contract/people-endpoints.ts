import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const personSignOn = z.object({
  /** Whether the organization uses it at all. */
  enabled: z.boolean(),
  link: z
    .object({
      email: z.string().nullable(),
      issuer: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    })
    .nullable(),
});

export const signOnPeopleEndpoints = {
  getPersonSignOn: endpoint({
    method: 'GET',
    path: '/admin/user/{id}/sign-on',
    summary: 'Whether and how the provider of the organization knows a person',
    access: { any: ['hasAccessAdminUsers', 'admin.canEditUser'] },
    params: field.idParams,
    answer: personSignOn,
  }),
  unlinkPerson: endpoint({
    method: 'DELETE',
    path: '/admin/user/{id}/sign-on',
    summary: 'Forget whom the provider knows as this person, and end what it has opened',
    access: { all: ['admin.canEditUser'] },
    params: field.idParams,
    answer: personSignOn,
    rate: 'write',
    audit: 'user.sign-on-unlinked',
  }),
};
