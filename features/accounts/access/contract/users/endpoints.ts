import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { roleName, user } from './user.ts';

export const userEndpoints = {
  getUser: endpoint({
    method: 'GET',
    path: '/core/user/{id}',
    summary: 'One person of the organization',
    access: { any: ['hasAccessAdminUsers'], orPolicy: 'ownRecord' },
    params: field.idParams,
    answer: user,
  }),
  listUserRoles: endpoint({
    method: 'GET',
    path: '/core/user/{id}/roles',
    summary: 'The roles of one person',
    access: { any: ['hasAccessAdminUsers'], orPolicy: 'ownRecord' },
    params: field.idParams,
    answer: z.array(roleName),
  }),
  getProfilePhoto: endpoint({
    method: 'GET',
    path: '/core/user/profile-photo-id/{userId}',
    summary: "Id and address of a person's photo",
    access: 'signed-in',
    params: z.strictObject({ userId: field.id }),
    answer: z.object({ id: field.id.nullable(), url: z.string().nullable() }),
  }),
};
