import { presentPerson } from '#features/accounts/access/server';
import type { JobAssignment } from '../../contract/index.ts';
import type { Holder } from './assignment-repository.ts';

export const presentHolder = (row: Holder): JobAssignment => ({
  assignment_id: row.assignment_id,
  name: row.name,
  role_key: row.role_key,
  is_notifiable: row.is_notifiable,
  user: { ...presentPerson({ ...row, name: row.user_name }), phone: row.phone, email: row.email },
  from_date: row.from_date,
  to_date: row.to_date,
});
