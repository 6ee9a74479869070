import { forbidden } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import type { SavedView } from '../contract/index.ts';
import type { ViewRow } from './saved-view-repository.ts';

/** Only people who manage roles may create views of a role; everybody may create private ones. */
export const mayShare = ({ flags, license }: Person): boolean =>
  license !== 'viewer' && (flags.has('isAdmin') || flags.has('hasAccessAdminRoles'));

export const mayUpdate = (person: Person, { owner_user_id, role }: ViewRow): boolean =>
  role ? mayShare(person) : owner_user_id === person.userId;

export const refuseSharing = (person: Person, roleId: number | null): void => {
  if (roleId !== null && !mayShare(person)) throw forbidden();
};

export const presentView =
  (person: Person) =>
  (row: ViewRow): SavedView => ({ ...row, can: { update: mayUpdate(person, row) } });
