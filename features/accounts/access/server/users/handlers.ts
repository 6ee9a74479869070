import { forbidden, notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { userEndpoints } from '../../contract/index.ts';
import { photoUrl, presentUser } from './user-presenter.ts';
import { loadMembership, rolesOf } from './user-repository.ts';

/** Everybody may read their own record; other people's records need the flag. */
const requireOwnOrAdmin = (person: Person, userId: number): void => {
  if (person.userId !== userId && !person.flags.has('hasAccessAdminUsers')) throw forbidden();
};

export const userHandlers: Handlers<typeof userEndpoints> = {
  getUser: async ({ params, tenant, person }) => {
    requireOwnOrAdmin(person, params.id);
    const row = await loadMembership(tenant, params.id);
    if (!row) throw notFound();
    const roles = await rolesOf(tenant, [params.id]);
    return presentUser(row, roles.get(params.id) ?? []);
  },
  listUserRoles: async ({ params, tenant, person }) => {
    requireOwnOrAdmin(person, params.id);
    const row = await loadMembership(tenant, params.id);
    if (!row) throw notFound();
    return (await rolesOf(tenant, [params.id])).get(params.id) ?? [];
  },
  getProfilePhoto: async ({ params, tenant }) => {
    const row = await loadMembership(tenant, params.userId);
    if (!row) throw notFound();
    return { id: row.profile_photo_id, url: photoUrl(row.organization_id, row.profile_photo_id) };
  },
};
