import { publicNames } from '#features/accounts/access/server';
import type { FileRow } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ReportDetail } from '../report/report-detail-repository.ts';

/** Photos that somebody has shown, without whoever took them. */
export const shownFiles = (files: readonly FileRow[]): FileRow[] =>
  files
    .filter(({ visibility }) => visibility === 'public')
    .map((file) => ({ ...file, uploaded_by: null, uploader_name: null }));

/** A report without anything that its client may not see: never people, alarm and supplies, nor when a crew entered its work;
 * comments, notes, incidents and photos only when somebody has shown them. */
export const forClients = (row: ReportDetail): ReportDetail => {
  const incidents = row.incidents.filter((one) => one.public);
  return {
    ...row,
    shift_start: null,
    shift_end: null,
    headcount: { planned: null, present: null },
    absences: [],
    supplies_needed: [],
    equipment_issues: [],
    alarm: { set: null, time: null },
    reopened_at: null,
    reopened_by: null,
    reopen_reason: null,
    history: [],
    general_comments: { description: row.comments_public ? row.general_comments.description : '' },
    checks: row.checks.map((one) => ({
      ...one,
      cleaned: null,
      lights_off: null,
      note: one.note_public ? one.note : '',
      entered_at: null,
      received_at: null,
      files: shownFiles(one.files),
      history: one.history.map((entry) => ({
        ...entry,
        cleaned: null,
        lights_off: null,
        note: '',
        entered_at: null,
        received_at: null,
      })),
    })),
    incidents: incidents.map((one) => ({
      ...one,
      task: null,
      reported_by: null,
      files: shownFiles(one.files),
    })),
    incident_count: incidents.length,
    files: shownFiles(row.files),
  };
};

/** The same, with people as strangers may know them. */
export const forStrangers = async (tenant: Tenant, row: ReportDetail): Promise<ReportDetail> => {
  const shown = forClients(row);
  const entries = shown.checks.flatMap((one) => [one, ...one.history]);
  const people = entries.flatMap(({ checked_by }) => (checked_by ? [checked_by.id] : []));
  const names = await publicNames(tenant, [...new Set(people)]);
  const named = <E extends Pick<(typeof entries)[number], 'checked_by'>>(one: E): E => ({
    ...one,
    checked_by: one.checked_by && { ...one.checked_by, name: names.get(one.checked_by.id) ?? '' },
  });
  return {
    ...shown,
    supervisor: null,
    finalized_by: null,
    checks: shown.checks.map((one) => ({ ...named(one), history: one.history.map(named) })),
  };
};
