import { presentFile } from '#features/accounts/files/server';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { notFound } from '#platform/contract/errors';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type Inspection,
  type InspectionRef,
  inspectionTransitions,
  isForClients,
  mayAddTask,
  mayDelete,
  mayEdit,
  mayReinspect,
  maySend,
  mayShare,
} from '../../contract/index.ts';
import { presentAnswer } from '../answers/present-answer.ts';
import { finalizesAt } from '../transitions/finalizes-at.ts';
import { type InspectionDetail, loadInspectionDetail } from './inspection-detail-repository.ts';

const presentSignature = (
  signature: InspectionDetail['signature'],
  { files }: InspectionDetail,
  person: Person,
): Inspection['signature'] => {
  const file = files.find(({ id }) => id === signature?.file_id);
  return signature && file
    ? { name: signature.name, file: presentFile(file, person), at: signature.at }
    : null;
};

const canOf = (row: InspectionDetail, person: Person): Inspection['can'] => {
  const { status, snapshot, inspector_id: inspectorId, deficiency_count: deficiencyCount, job_status } = row;
  const update = mayEdit(row, person);
  const walked = { inspectorId, clientSigned: row.client_signature !== null };
  const mayWith = (flag: 'inspections.canAddTenant' | 'inspections.canDeleteTenant') =>
    status !== 'finalized' && person.license !== 'viewer' && person.flags.has(flag);
  return {
    update,
    choose_visibility: update && snapshot.visibility === 'choose',
    mark_all: update && snapshot.allow_mark_all,
    add_task: job_status === 'active' && mayAddTask(person),
    add_tenant: mayWith('inspections.canAddTenant'),
    delete_tenant: mayWith('inspections.canDeleteTenant'),
    delete: mayDelete({ status, inspectorId }, person),
    reinspect: mayReinspect({ status, deficiencyCount }, person),
    edit_files: update,
    share: isForClients(row) && mayShare(person, walked),
    email: isForClients(row) && maySend(person),
  };
};

/** The whole inspection as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentInspection = async (
  { tenant, person }: { tenant: Tenant; person: Person },
  ref: InspectionRef,
): Promise<Inspection> => {
  const row = await loadInspectionDetail(tenant, person, ref);
  if (!row) throw notFound();
  const { history, ...shown } = row;
  const answers = row.answers.map(presentAnswer(person, row));
  const settings = settingsOf(await loadOrganization(tenant));
  return {
    ...shown,
    answers,
    // Clients, who are viewers, never learn where somebody stood.
    begun_distance_m: person.license === 'viewer' ? null : row.begun_distance_m,
    parent: row.parent && { ...row.parent, answers: row.parent.answers.map(presentAnswer(person)) },
    signature: presentSignature(row.signature, row, person),
    client_signature: presentSignature(row.client_signature, row, person),
    finalizes_at: finalizesAt(row, settings.inspection_autofinalize_hours),
    task_sla: settings.task_sla,
    reopened_tasks: row.status === 'finalized' ? row.tasks.filter(({ reopened }) => reopened).length : 0,
    timeline: presentHistory(history),
    allowed_transitions: inspectionTransitions.allowed(row, person),
    can: canOf(row, person),
  };
};
