import { z } from 'zod';
import { license } from '#features/accounts/access/contract';
import { bulkOutcome, someIds } from '#platform/contract/bulk-outcome';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { moduleName } from './person.ts';

/** Maximum number of people in one call. */
export const peopleLimit = 200;

export const bulkEndpoints = {
  changeRoles: endpoint({
    method: 'PUT',
    path: '/admin/users/roles',
    summary: 'Give several people a role, or take it away; each of them has an outcome of their own',
    access: { all: ['admin.canEditUser'] },
    body: z.strictObject({
      ids: someIds(peopleLimit),
      action: z.enum(['grant', 'revoke']),
      role_id: field.id,
    }),
    answer: bulkOutcome,
    rate: 'write',
    audit: 'user.rights-changed',
  }),
  changeModules: endpoint({
    method: 'PUT',
    path: '/admin/users/modules',
    summary:
      'Take modules away from several people, or give them back; each of them has an outcome of their own',
    access: { all: ['admin.canEditUser'] },
    body: z.strictObject({
      ids: someIds(peopleLimit),
      action: z.enum(['deny', 'allow']),
      modules: z
        .array(moduleName)
        .min(1, 'required')
        .max(moduleName.options.length)
        .refine((names) => new Set(names).size === names.length, 'not_allowed'),
    }),
    answer: bulkOutcome,
    rate: 'write',
    audit: 'user.rights-changed',
  }),
  changeLicense: endpoint({
    method: 'PUT',
    path: '/admin/users/license',
    summary: 'Give several people the full license, or that of viewers; each has an outcome of their own',
    access: { all: ['admin.canEditUser'] },
    body: z.strictObject({ ids: someIds(peopleLimit), license }),
    answer: bulkOutcome,
    rate: 'write',
    audit: 'user.rights-changed',
  }),
};
