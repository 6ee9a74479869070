import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { incident } from '../../contract/incidents/incident.ts';

export const incidentRow = incident.extend({ files: z.array(fileRow) });

/** Incidents of the report with this id, as JSON; `$1` is the organization. */
export const incidentsOf = (reportId: string): string =>
  `coalesce((select json_agg(given order by given.id) from (
    select i.id, i.client_uuid, i.kind, i.place, i.description, i.public, ${isoText('i.entered_at')} as entered_at,
      ${isoText('i.received_at')} as received_at, ${personJson('i', 'reported_by')} as reported_by,
      (select json_build_object('id', k.id, 'number', k.number, 'status', k.status) from tasks k
        where k.organization_id = $1 and k.id = i.task_id and k.deleted_at is null) as task,
      ${filesOf('daily-report-incident', 'i.id')} as files
    from daily_report_incidents i where i.organization_id = $1 and i.report_id = ${reportId}
      and i.deleted_at is null) given), '[]')`;
