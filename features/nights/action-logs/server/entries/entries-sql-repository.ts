import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { actionLogEntry } from '../../contract/index.ts';

export const entryRow = actionLogEntry.extend({ files: z.array(fileRow) });

export type EntryRow = z.infer<typeof entryRow>;

/** What is said of an entry `e`; `$1` is the organization. Times as in JSON. */
export const entryColumns = `e.id, e.client_uuid, e.action_type,
  (select json_build_object('id', c.id, 'name', c.name) from common_areas c
    where c.organization_id = $1 and c.id = e.common_area_id) as common_area,
  (select json_build_object('id', l.id, 'label', l.label) from floors l
    where l.organization_id = $1 and l.id = e.floor_id) as floor,
  e.description, ${isoText('e.started_at')} as started_at, ${isoText('e.ended_at')} as ended_at, e.running,
  e.requested_by, ${isoText('e.requested_at')} as requested_at, e.visibility,
  (select json_build_object('id', k.id, 'number', k.number, 'title', k.title, 'status', k.status) from tasks k
    where k.organization_id = $1 and k.id = e.task_id and k.deleted_at is null) as task,
  ${filesOf('action-log-entry', 'e.id')} as files,
  ${personJson('e', 'created_by')} as created_by,
  ${isoText('e.device_at')} as device_at, ${isoText('e.received_at')} as received_at,
  ${isoText('e.updated_at')} as updated_at`;

/** Entries of the log with this id, with their photos, as JSON. */
export const entriesOf = (logId: string): string =>
  `coalesce((select json_agg(noted order by noted.started_at, noted.id) from (
    select ${entryColumns} from action_log_entries e
    where e.organization_id = $1 and e.log_id = ${logId} and e.deleted_at is null) noted), '[]')`;
