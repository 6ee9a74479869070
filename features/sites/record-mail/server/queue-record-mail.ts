import type { Tenant } from '#platform/server/db/tenant';
import type { Queue } from '#platform/server/queue/queue';
import type { NewRecordMail } from '../contract/index.ts';
import { insertRecordMail, type RecordMailRow } from './record-mail-repository.ts';

type Kept = Omit<NewRecordMail, 'language' | 'updated_at'> & {
  entity: string;
  recordId: number;
  locale: RecordMailRow['locale'];
  automatic: boolean;
  /** Contacts by their addresses in small letters. */
  contacts: ReadonlyMap<string, { id: number; language: RecordMailRow['locale'] }>;
  /** The language of letters to addresses that are not those of a contact. */
  otherLanguage: RecordMailRow['locale'];
  startAfter?: Date;
};

/** Stores a mail and adds it to the queue. It is sent after the transaction has committed. */
export const queueRecordMail = async (
  tenant: Tenant,
  queue: Queue,
  { entity, recordId, emails, contacts, otherLanguage, startAfter, ...mail }: Kept,
): Promise<number> => {
  const each = new Map(emails.map((email) => [email.toLowerCase(), email]));
  const recipients = [...each].map(([key, email]) => ({
    email,
    contact_id: contacts.get(key)?.id ?? null,
    locale: contacts.get(key)?.language ?? otherLanguage,
    state: 'waiting' as const,
  }));
  const id = await insertRecordMail(tenant, { ...mail, entity, record_id: recordId, recipients });
  const work = { organizationId: tenant.organizationId, kind: 'record', mailId: id };
  await queue.add(tenant, 'mail', work, startAfter ? { startAfter } : {});
  return id;
};
