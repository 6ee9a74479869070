import { z } from 'zod';
import { license } from '#features/users/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { moduleName } from './person.ts';

/** Maximum number of people in one call. */
export const peopleLimit = 200;

/** Distinct ids in a call. */
export const someIds = (max: number) =>
  z
    .array(field.id)
    .min(1, 'required')
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'not_allowed');

/** The outcome for each person. */
export const peopleOutcome = z.object({
  done: z.array(field.id),
  /** People who were left unchanged, each with the reason in the reader's language. */
  failed: z.array(z.object({ id: field.id, name: z.string(), reason: z.string() })),
});

export type PeopleOutcome = z.infer<typeof peopleOutcome>;

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
    answer: peopleOutcome,
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
    answer: peopleOutcome,
    rate: 'write',
    audit: 'user.rights-changed',
  }),
  changeLicense: endpoint({
    method: 'PUT',
    path: '/admin/users/license',
    summary: 'Give several people the full license, or that of viewers; each has an outcome of their own',
    access: { all: ['admin.canEditUser'] },
    body: z.strictObject({ ids: someIds(peopleLimit), license }),
    answer: peopleOutcome,
    rate: 'write',
    audit: 'user.rights-changed',
  }),
};
