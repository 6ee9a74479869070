import { z } from 'zod';
import { visibility } from '#features/accounts/files/contract';
import { recordMailEndpoints } from '#features/sites/record-mail/contract';
import { shareLink } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { noContradictions } from '#platform/contract/no-contradictions';
import { maxLogEntries } from '../entries/entry.ts';
import { actionLog } from '../log/action-log.ts';
import { readAccess, recordRef } from '../log/action-log-endpoints.ts';
import { sharedLog } from './shared-log.ts';

const sendAccess = { all: ['hasAccessActionLog', 'actionLogs.canSendEmail'] } as const;

const mail = recordMailEndpoints({
  path: '/action-log-report/{id}',
  record: 'a final action log',
  access: sendAccess,
  audit: 'action-log.emailed',
});

/** Ourselves, or the client. */
export const paperReaders = ['internal', 'client'] as const;

/** How clients come to read a log. */
export const sharedLogEndpoints = {
  showLogToClient: endpoint({
    method: 'PUT',
    path: '/action-log-report/{id}/shown',
    summary: 'Say which entries of a log its client sees, final or not; their photos go along',
    access: readAccess,
    params: z.strictObject({ id: recordRef }),
    body: z.strictObject({
      entries: z
        .array(z.strictObject({ client_uuid: field.clientUuid, visibility }))
        .min(1, 'required')
        .max(maxLogEntries)
        .superRefine(noContradictions(({ client_uuid }) => client_uuid, 'visibility')),
      device_at: field.timestamp.optional(),
    }),
    answer: actionLog,
    rate: 'write',
    audit: 'action-log.shown',
  }),
  getActionLogShareLink: endpoint({
    method: 'GET',
    path: '/action-log-report/{id}/share-link',
    summary: 'The link that shows a final action log to strangers; made when there is none that is good',
    access: sendAccess,
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'action-log.shared',
  }),
  getSharedActionLog: endpoint({
    method: 'GET',
    path: '/{orgSlug}/action-log',
    summary: 'The shared action log that a token opens',
    access: 'token',
    shares: 'action-log',
    params: z.strictObject({ orgSlug: z.string().max(40) }),
    answer: sharedLog,
    rate: 'public',
  }),
  getActionLogPdf: endpoint({
    method: 'GET',
    path: '/action-log-report/{id}/pdf',
    summary: 'An action log as a PDF: all of it, or, once it is final, what its client sees',
    access: readAccess,
    params: field.idParams,
    query: z.strictObject({
      for: z.enum(paperReaders).default('internal'),
      /** The reader's own unless said. */
      language: field.locale.optional(),
    }),
    answer: 'paper',
    rate: 'export',
  }),
  listActionLogRecipients: mail.recipients,
  emailActionLog: mail.send,
};
