import { referFiles } from '#features/accounts/files/server';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { addTask } from '#features/tasks/tasks/server';
import { notFound } from '#platform/contract/errors';
import { enteredAt } from '#platform/contract/later-entry';
import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, IncidentKind, incidentEndpoints } from '../../contract/index.ts';
import { filesOfOwner } from '../files/report-files-repository.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { requireReport } from '../report/require-report.ts';
import { dailyReportTexts } from '../texts.ts';
import { loadIncident, updateIncident } from './incident-repository.ts';

/** Kinds of incidents whose task has high priority. */
const urgent: readonly IncidentKind[] = ['security', 'injury', 'leak'];

/** An incident gets at most one task, also after the report became final, because the office decides in the morning. The report
 * is locked, so that of two requests at once the second finds the task of the first. */
export const createIncidentTask = async (
  call: SignedInCall<(typeof incidentEndpoints)['createIncidentTask']>,
): Promise<DailyReport> => {
  const { tenant, params, body, locale, now } = call;
  const report = await requireReport(call, params.id);
  const { incidentId } = params;
  const key = typeof incidentId === 'number' ? { id: incidentId } : { client_uuid: incidentId };
  const found = await loadIncident(tenant, report.id, key);
  if (!found) throw notFound();
  if (found.task_id !== null) return presentReport(call, report.id);
  const kind = found.kind as IncidentKind;
  const place = found.place === '' ? '' : ` – ${found.place}`;
  const description = `${dailyReportTexts(locale)(`incident.${kind}`)}${place}: ${found.description}`.slice(
    0,
    2000,
  );
  const task = await addTask(call, {
    job_id: report.job_id,
    building_id: report.building_id,
    type: 'deficiency',
    description,
    title: derivedTitle(description),
    priority_level: urgent.includes(kind) ? 'high' : 'medium',
    internal_only: true,
    entered_at: enteredAt(body.device_at, body.clock_offset_ms, now.toISOString()),
    device_created_at: body.device_at ?? null,
    area: found.place || null,
  });
  const photos = await filesOfOwner(tenant, 'daily-report-incident', found.id);
  if (photos.length > 0)
    await referFiles(tenant, photos, {
      entity: 'task',
      id: task.id,
      purpose: 'attachment',
      visibility: 'internal',
    });
  await updateIncident(tenant, found.id, { task_id: task.id });
  await recordReportChange(call, {
    action: 'daily-report.task-made',
    report,
    changes: { incident: [null, found.description] },
    deviceAt: body.device_at ?? null,
    data: { task_id: task.id },
  });
  return presentReport(call, report.id);
};
