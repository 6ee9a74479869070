import { presentFile } from '#features/accounts/files/server';
import { notFound } from '#platform/contract/errors';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type DailyReport,
  isForClients,
  mayDelete,
  mayEdit,
  maySend,
  mayShowToClient,
  type ReportRef,
  reportTransitions,
} from '../../contract/index.ts';
import { presentDoorCheck } from '../door-checks/present-door-check.ts';
import { reportPhotos } from '../files/file-parts.ts';
import { forStrangers } from '../sharing/for-clients.ts';
import { loadReportDetail, type ReportDetail } from './report-detail-repository.ts';

const canOf = (row: ReportDetail, person: Person): DailyReport['can'] => {
  const update = mayEdit(row, person);
  return {
    update,
    delete: mayDelete(row, person),
    edit_files: update,
    make_tasks:
      person.license !== 'viewer' &&
      person.flags.has('hasAccessTasks') &&
      person.flags.has('tasks.canAddTask'),
    show: mayShowToClient(person),
    share: isForClients(row) && maySend(person),
  };
};

/** The whole report as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentReport = async (
  { tenant, person, now }: { tenant: Tenant; person: Person; now: Date },
  ref: ReportRef,
): Promise<DailyReport> => {
  const found = await loadReportDetail(tenant, person, ref);
  if (!found) throw notFound();
  // Clients have logins too: they read what they would read by a link.
  const row = person.license === 'viewer' ? await forStrangers(tenant, found) : found;
  const { history, created_by: _author, ...shown } = row;
  const mayDraw = reportPhotos.mayDraw(person, row);
  const present = (file: (typeof row.files)[number]) => presentFile(file, person, mayDraw);
  return {
    ...shown,
    client_uuid: row.keys[0] ?? '',
    checks: row.checks.map(presentDoorCheck(person, row)),
    incidents: row.incidents.map((one) => ({ ...one, files: one.files.map(present) })),
    files: row.files.map(present),
    timeline: presentHistory(history),
    allowed_transitions: reportTransitions.allowed({ ...row, now }, person),
    can: canOf(row, person),
  };
};
