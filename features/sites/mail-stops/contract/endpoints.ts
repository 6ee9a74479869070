import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** What repeating mails are about. Members get the last one, addresses of clients the others. */
export const mailTopics = ['digest', 'inspections', 'invoice-reminders', 'notifications'] as const;

export type MailTopic = (typeof mailTopics)[number];

const mailStop = z.object({
  organization: z.string(),
  topic: z.enum(mailTopics),
  stopped_at: z.string().nullable(),
});

export type MailStop = z.infer<typeof mailStop>;

const byToken = {
  access: 'public',
  params: z.strictObject({ mailToken: z.string().regex(/^[\w-]{43}$/) }),
  rate: 'public',
  audit: null,
} as const;

const own = z.object({ stopped_at: z.string().nullable() });

const choice = z.strictObject({ stopped: z.boolean() });

export const mailStopEndpoints = {
  getMailStop: endpoint({
    ...byToken,
    method: 'GET',
    path: '/mail-stop/{mailToken}',
    summary: 'Which repeating mail the link in its foot is about, and since when it is stopped',
    answer: mailStop,
  }),
  setMailStop: endpoint({
    ...byToken,
    method: 'POST',
    path: '/mail-stop/{mailToken}',
    summary: 'Stop the repeating mail, or get it again',
    body: choice,
    answer: mailStop,
  }),
  stopMailAtOnce: endpoint({
    ...byToken,
    method: 'POST',
    path: '/mail/{mailToken}',
    root: true,
    summary: 'Stop the repeating mail: what mail programs send for a press of their button (RFC 8058)',
    body: z.strictObject({}),
    answer: mailStop,
  }),
  getOwnMailStop: endpoint({
    method: 'GET',
    path: '/user/mail-stop',
    summary: 'Since when the caller gets no notifications by mail',
    access: 'signed-in',
    answer: own,
  }),
  setOwnMailStop: endpoint({
    method: 'POST',
    path: '/user/mail-stop',
    summary: 'Stop all notifications by mail, or get them again',
    access: 'signed-in',
    body: choice,
    answer: own,
    rate: 'write',
    audit: null,
  }),
  listMailStops: endpoint({
    method: 'GET',
    path: '/core/client/{id}/mail-stops',
    summary: 'Which mails the contacts of one client have stopped',
    access: { any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(z.object({ contact_id: field.id, topic: z.enum(mailTopics), stopped_at: z.string() })),
  }),
};
