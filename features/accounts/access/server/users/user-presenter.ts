import { fileUrl } from '#features/accounts/files/contract';
import type { PersonCard, User } from '../../contract/index.ts';
import type { Membership, RoleRow } from './user-repository.ts';

export const photoUrl = (organizationId: number, id: number | null): string | null =>
  id === null ? null : fileUrl(organizationId, id, 'thumb');

export const presentPerson = (
  row: Pick<Membership, 'organization_id' | 'user_id' | 'name' | 'title' | 'profile_photo_id'>,
): PersonCard => ({
  id: row.user_id,
  name: row.name ?? '',
  title: row.title,
  profile_photo_id: row.profile_photo_id,
  profile_photo_url: photoUrl(row.organization_id, row.profile_photo_id),
});

export const presentUser = (row: Membership, roles: RoleRow[]): User => ({
  ...presentPerson(row),
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  employee_code: row.employee_code,
  employee_number: row.employee_number,
  license: row.license as User['license'],
  status: row.status as User['status'],
  roles,
  dashboard: row.dashboard,
  created_at: row.created_at,
});
