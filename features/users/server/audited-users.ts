import type { Audited } from '#platform/server/audit/audited';

/** Named in the fields of other records: who a task is assigned to. */
export const auditedUsers: Audited = {
  records: { table: 'memberships', id: 'user_id', name: 'r.name' },
};
