import { presentFile } from '#features/accounts/files/server';
import { notFound } from '#platform/contract/errors';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  allowedTransitions,
  type DailyReport,
  isForClients,
  mayDelete,
  mayEdit,
  maySend,
  mayShowToClient,
  type ReportRef,
} from '../../contract/index.ts';
import { presentCheck } from '../checks/present-check.ts';
import { reportPhotos } from '../files/file-parts.ts';
import { forStrangers } from '../sharing/for-clients.ts';
import { findReportDetail, type ReportDetail } from './report-detail-repository.ts';
import { actorOf } from './report-policy.ts';

const canOf = (row: ReportDetail, person: Person): DailyReport['can'] => {
  const actor = actorOf(person);
  const update = mayEdit(row, actor);
  return {
    update,
    delete: mayDelete(row, actor),
    edit_files: update,
    make_tasks:
      person.license !== 'viewer' &&
      person.flags.has('hasAccessTasks') &&
      person.flags.has('tasks.canAddTask'),
    show: mayShowToClient(actor),
    share: isForClients(row) && maySend(actor),
  };
};

/** The whole report as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentReport = async (
  { tenant, person, now }: { tenant: Tenant; person: Person; now: Date },
  ref: ReportRef,
): Promise<DailyReport> => {
  const found = await findReportDetail(tenant, person, ref);
  if (!found) throw notFound();
  // Clients have logins too: they read what they would read by a link.
  const row = person.license === 'viewer' ? await forStrangers(tenant, found) : found;
  const { history, created_by: authorId, ...shown } = row;
  const mayDraw = reportPhotos.mayDraw(person, row);
  const present = (file: (typeof row.files)[number]) => presentFile(file, person, mayDraw);
  const state = { status: row.status, authorId, finalizedAt: row.finalized_at };
  return {
    ...shown,
    client_uuid: row.keys[0] ?? '',
    checks: row.checks.map(presentCheck(person, row)),
    incidents: row.incidents.map((one) => ({ ...one, files: one.files.map(present) })),
    files: row.files.map(present),
    timeline: presentHistory(history),
    allowed_transitions: allowedTransitions(state, actorOf(person), now),
    can: canOf(row, person),
  };
};
