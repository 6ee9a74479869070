import type { z } from 'zod';
import { mayHoldWorkSql } from '#features/accounts/access/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { key } from '../../contract/index.ts';

/** A key without the fields that depend on the reader's rights. */
export const storedKey = key.omit({ allowed_transitions: true, can: true });

export type StoredKey = z.infer<typeof storedKey>;

/** SQL: the tables of `keyColumns`. `c` is the present custody. */
export const keyTables = `keys k
  join jobs j on j.organization_id = $1 and j.id = k.job_id and j.deleted_at is null
  join clients cl on cl.organization_id = $1 and cl.id = j.client_id
  left join key_custodies c on c.organization_id = $1 and c.key_id = k.id and c.ended_at is null`;

/** SQL: the columns of a key `k`. `today` is the placeholder of the date at the organization. */
export const keyColumns = (
  today: string,
): string => `k.id, k.kind, k.label, k.opens, k.notes, k.status, k.updated_at,
  json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name, 'status', j.status) as job,
  json_build_object('id', cl.id, 'name', cl.name) as client,
  (select json_build_object('id', b.id, 'name', b.name) from buildings b
    where b.organization_id = $1 and b.id = k.building_id) as building,
  (select json_build_object('id', c.id, 'from_at', ${isoText('c.from_at')}, 'due_on', c.due_on,
      'overdue', coalesce(c.due_on < ${today}::date, false), 'acknowledged_at', ${isoText('c.acknowledged_at')},
      'user', json_build_object('id', m.user_id, 'name', m.name, 'profile_photo_id', m.profile_photo_id,
        'active', ${mayHoldWorkSql}))
    from memberships m where m.organization_id = $1 and m.user_id = c.user_id) as custody,
  case when k.status = 'lost' then json_build_object('on', k.lost_on, 'note', k.lost_note, 'by',
    ${personJson('k', 'lost_by')}) end as lost`;
