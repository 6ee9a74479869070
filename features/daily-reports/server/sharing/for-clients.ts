import type { FileRow } from '#features/files/server';
import { publicNames } from '#features/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ReportDetail } from '../report/report-detail-repository.ts';

const shownFiles = (files: readonly FileRow[]): FileRow[] =>
  files.filter(({ visibility }) => visibility === 'public');

/** A report without anything that its client may not see: nothing of people, alarm and supplies, ever; of comments, notes,
 * incidents and photos those that somebody has shown. */
export const forClients = (row: ReportDetail): ReportDetail => {
  const incidents = row.incidents.filter((one) => one.public);
  return {
    ...row,
    ...{ shift_start: null, shift_end: null, headcount: { planned: null, present: null }, absences: [] },
    ...{ supplies_needed: [], equipment_issues: [], alarm: { set: null, time: null } },
    ...{ reopened_at: null, reopened_by: null, reopen_reason: null, history: [] },
    general_comments: { description: row.comments_public ? row.general_comments.description : '' },
    checks: row.checks.map((one) => ({
      ...one,
      ...{ cleaned: null, lights_off: null, note: one.note_public ? one.note : '' },
      files: shownFiles(one.files),
      history: one.history.map((entry) => ({ ...entry, cleaned: null, lights_off: null, note: '' })),
    })),
    incidents: incidents.map((one) => ({
      ...one,
      ...{ task: null, reported_by: null, files: shownFiles(one.files) },
    })),
    incident_count: incidents.length,
    files: shownFiles(row.files),
  };
};

/** The same, with people as strangers may know them. */
export const forStrangers = async (tenant: Tenant, row: ReportDetail): Promise<ReportDetail> => {
  const shown = forClients(row);
  const people = shown.checks.flatMap(({ checked_by }) => (checked_by ? [checked_by.id] : []));
  const names = await publicNames(tenant, [...new Set(people)]);
  return {
    ...shown,
    ...{ supervisor: null, finalized_by: null },
    checks: shown.checks.map((one) => ({
      ...one,
      checked_by: one.checked_by && { ...one.checked_by, name: names.get(one.checked_by.id) ?? '' },
    })),
  };
};
