import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { actionLog } from './action-log.ts';

const number = z.coerce.number<number>().pipe(field.id);

/** A log or an entry by its id, or by the `client_uuid` that the device gave it. */
export const recordRef = z.union([number, field.clientUuid]);

export type RecordRef = z.infer<typeof recordRef>;

export const refParams = z.strictObject({ id: recordRef });

export const readAccess = { all: ['hasAccessActionLog'] } as const;

/** The policy decides who may write: people with the flag, and the porter of the log. */
const recorded = {
  /** When the device recorded it, for work done without a connection. */
  device_at: field.timestamp.optional(),
  updated_at: field.updatedAt.optional(),
};

export const actionLogEndpoints = {
  getActionLog: endpoint({
    method: 'GET',
    path: '/action-log-report',
    summary: 'One action log with its entries',
    access: readAccess,
    query: z.strictObject({ id: recordRef }),
    answer: actionLog,
  }),
  saveActionLog: endpoint({
    method: 'POST',
    path: '/action-log-report/save',
    summary: "Begin the caller's action log of a day at a job site, or save what is said of the whole log",
    access: readAccess,
    body: z.strictObject({
      buildingId: field.id,
      jobId: field.id,
      /** A log that exists; without it the own log of that day. */
      id: recordRef.optional(),
      /** Today at the building unless said. */
      log_date: field.date.optional(),
      shift_start: field.wallTime.nullable().optional(),
      shift_end: field.wallTime.nullable().optional(),
      comment: field.longText.optional(),
      client_uuid: field.clientUuid.optional(),
      ...recorded,
    }),
    answer: actionLog,
    rate: 'write',
    audit: 'action-log.saved',
  }),
  finalizeActionLog: endpoint({
    method: 'POST',
    path: '/action-log-report/finalize',
    summary: 'Make an action log final: with an entry, nothing running, and a comment or photo',
    access: readAccess,
    body: z.strictObject({ id: recordRef, ...recorded }),
    answer: actionLog,
    rate: 'write',
    audit: 'action-log.moved',
  }),
  reopenActionLog: endpoint({
    method: 'POST',
    path: '/action-log-report/reopen/{id}',
    summary: 'Make a final action log changeable',
    access: { all: ['hasAccessActionLog', 'actionLogs.canEdit'] },
    params: field.idParams,
    body: z.strictObject({ reason: field.longText.min(3, 'reason_required'), ...recorded }),
    answer: actionLog,
    rate: 'write',
    audit: 'action-log.moved',
  }),
  deleteActionLog: endpoint({
    method: 'DELETE',
    path: '/action-log-report/{id}',
    summary: 'Delete an action log that is not final',
    access: { all: ['hasAccessActionLog', 'actionLogs.canDelete'] },
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'action-log.deleted',
  }),
  deleteFinalActionLog: endpoint({
    method: 'DELETE',
    path: '/action-log-report/finalize/delete/{id}',
    summary: 'Delete a final action log; the audit log keeps what it said',
    access: { all: ['hasAccessActionLog', 'actionLogs.canDeleteFinal'] },
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'action-log.deleted',
  }),
};
