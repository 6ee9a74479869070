import { mayHoldWorkSql } from '#features/accounts/access/server';

/** SQL: the person `m` holds the assignment `a` in the period `l` on a day. */
export const holdsOn = (day: string): string => `a.active and a.deleted_at is null and ${mayHoldWorkSql}
  and (l.from_date is null or l.from_date <= ${day}) and (l.to_date is null or l.to_date >= ${day})`;

/** SQL: the period `l` of the assignment `a` makes the person `m` supervisor on a day. */
export const supervises = (day: string): string => `a.role_key = 'supervisor' and ${holdsOn(day)}`;

/** SQL: the periods `l` with assignments `a` and people `m`. `$1` is the organization. */
export const periodsOfPeople = `job_site_assignment_users l
  join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
  join memberships m on m.organization_id = $1 and m.user_id = l.user_id`;
