import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { incident } from '../../contract/incidents/incident.ts';
import type { ReportRef } from '../../contract/index.ts';
import { dailyReport } from '../../contract/report/report.ts';
import { doorCheckRow, doorChecksJson } from '../door-checks/door-check-json-repository.ts';
import { isNamed } from './report-repository.ts';
import { rowColumns, rowJoins, statusConditions } from './row-columns-repository.ts';

const incidentRow = incident.extend({ files: z.array(fileRow) });

/** Incidents of the report with this id, as JSON; `$1` is the organization. */
const incidentsOf = (reportId: string): string =>
  `coalesce((select json_agg(given order by given.id) from (
    select i.id, i.client_uuid, i.kind, i.place, i.description, i.public, ${isoText('i.entered_at')} as entered_at,
      ${isoText('i.received_at')} as received_at, ${personJson('i', 'reported_by')} as reported_by,
      (select json_build_object('id', k.id, 'number', k.number, 'status', k.status) from tasks k
        where k.organization_id = $1 and k.id = i.task_id and k.deleted_at is null) as task,
      ${filesOf('daily-report-incident', 'i.id')} as files
    from daily_report_incidents i where i.organization_id = $1 and i.report_id = ${reportId}
      and i.deleted_at is null) given), '[]')`;

const row = dailyReport
  .omit({ client_uuid: true, timeline: true, allowed_transitions: true, can: true })
  .extend({
    checks: z.array(doorCheckRow),
    incidents: z.array(incidentRow),
    files: z.array(fileRow),
    created_by: z.int().nullable(),
    history: z.array(auditRow),
  });

export type ReportDetail = z.infer<typeof row>;

const detailColumns = `t.shift_start, t.shift_end, t.absences, t.supplies_needed, t.equipment_issues, t.started_at,
  json_build_object('description', t.general_comments) as general_comments, t.comments_public,
  json_build_object('set', t.alarm_set, 'time', t.alarm_time) as alarm,
  t.submitted_at, t.finalized_at, ${personJson('t', 'finalized_by')} as finalized_by,
  t.reopened_at, ${personJson('t', 'reopened_by')} as reopened_by, t.reopen_reason, t.created_by,
  coalesce((select json_agg(k.client_uuid order by k.id) from daily_report_keys k
    where k.organization_id = $1 and k.report_id = t.id), '[]') as keys`;

/** One report with everything its page shows, when the person sees its job and its status; the system (null) sees all. */
export const loadReportDetail = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: ReportRef,
): Promise<ReportDetail | undefined> => {
  const values = collectValues([tenant.organizationId, ref]);
  const conditions = [
    't.organization_id = $1',
    't.deleted_at is null',
    isNamed(ref, '$2'),
    ...(person ? statusConditions(person) : []),
  ];
  const scope = person === null ? '' : inScopeSql(tenant, 't.job_id', values);
  const [found] = await tenant.query({
    text: `select ${rowColumns}, ${detailColumns}, ${doorChecksJson('t.id')} as checks, ${incidentsOf('t.id')} as incidents,
        ${filesOf('daily-report', 't.id')} as files, ${auditOf('daily-report', 't.id')} as history
      from daily_reports t ${rowJoins} where ${conditions.join(' and ')}${scope}`,
    values: values.all,
    row,
  });
  return found;
};
