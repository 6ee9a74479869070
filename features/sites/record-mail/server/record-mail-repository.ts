import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { type NewRecordMail, recipientStates, type SentMail } from '../contract/index.ts';

const recipient = z.object({
  email: z.string(),
  contact_id: z.int().nullable(),
  state: z.enum(recipientStates),
  /** The language of the letter and the paper. */
  locale: field.locale,
});

export type Recipient = z.infer<typeof recipient>;

const row = z.object({
  id: z.int(),
  entity: z.string(),
  record_id: z.int(),
  subject: z.string(),
  message: z.string(),
  with_pdf: z.boolean(),
  with_link: z.boolean(),
  /** The language in which the subject was offered. */
  locale: field.locale,
  recipients: z.array(recipient),
  automatic: z.boolean(),
  sent_by: z.int().nullable(),
  sender: z.string().nullable(),
  /** Where the sender reads mail; null for people who have none. */
  sender_email: z.string().nullable(),
  at: z.string(),
});

export type RecordMailRow = z.infer<typeof row>;

type Kept = Omit<NewRecordMail, 'emails' | 'language' | 'updated_at'> &
  Pick<RecordMailRow, 'entity' | 'record_id' | 'locale' | 'recipients' | 'automatic'>;

export const insertRecordMail = async (tenant: Tenant, mail: Kept): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('record_mails')
    .values({
      ...mail,
      recipients: JSON.stringify(mail.recipients),
      organization_id: tenant.organizationId,
      sent_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const columns = `r.id, r.entity, r.record_id, r.subject, r.message, r.with_pdf, r.with_link, r.locale, r.recipients,
  r.automatic, r.sent_by, ${personName('r', 'sent_by')} as sender,
  (select m.email from memberships m where m.organization_id = $1 and m.user_id = r.sent_by and m.status = 'active')
    as sender_email, ${isoText('r.created_at')} as at`;

export const loadRecordMail = async (tenant: Tenant, id: number): Promise<RecordMailRow | undefined> => {
  const [found] = await tenant.query({
    name: 'record-mail',
    text: `select ${columns} from record_mails r where r.organization_id = $1 and r.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return found;
};

export const mailsOfRecord = (tenant: Tenant, entity: string, recordId: number): Promise<RecordMailRow[]> =>
  tenant.query({
    name: 'record-mails',
    text: `select ${columns} from record_mails r
      where r.organization_id = $1 and r.entity = $2 and r.record_id = $3 order by r.id desc limit 20`,
    values: [tenant.organizationId, entity, recordId],
    row,
  });

export const saveRecipients = async (
  tenant: Tenant,
  id: number,
  recipients: readonly Recipient[],
): Promise<void> => {
  await tenant.db
    .updateTable('record_mails')
    .set({ recipients: JSON.stringify(recipients) })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

/** Emails of one record become those of another one of its kind. */
export const moveRecordMails = async (
  tenant: Tenant,
  entity: string,
  { from, into }: { from: number; into: number },
): Promise<void> => {
  await tenant.db
    .updateTable('record_mails')
    .set({ record_id: into })
    .where('organization_id', '=', tenant.organizationId)
    .where('entity', '=', entity)
    .where('record_id', '=', from)
    .execute();
};

export const presentSent = ({ id, subject, sender, at, recipients }: RecordMailRow): SentMail => ({
  id,
  subject,
  sent_by: sender,
  at,
  recipients: recipients.map(({ email, state }) => ({ email, state })),
});
