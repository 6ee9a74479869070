import type { Tenant } from '#platform/server/db/tenant';
import type { Queue } from '#platform/server/queue/queue';
import type { NewRecordMail } from '../contract/index.ts';
import { insertRecordMail, type RecordMailRow } from './record-mail-repository.ts';

type Kept = Omit<NewRecordMail, 'language'> & {
  entity: string;
  recordId: number;
  locale: RecordMailRow['locale'];
  automatic: boolean;
  /** Contacts by their addresses in small letters. */
  contactIds: ReadonlyMap<string, number>;
  startAfter?: Date;
};

/** Keeps what is to be sent; it leaves when the transaction has committed. */
export const keepRecordMail = async (
  tenant: Tenant,
  queue: Queue,
  { entity, recordId, emails, contactIds, startAfter, ...mail }: Kept,
): Promise<number> => {
  const each = new Map(emails.map((email) => [email.toLowerCase(), email]));
  const recipients = [...each].map(([key, email]) => ({
    email,
    contact_id: contactIds.get(key) ?? null,
    state: 'waiting' as const,
  }));
  const id = await insertRecordMail(tenant, { ...mail, entity, record_id: recordId, recipients });
  const work = { organizationId: tenant.organizationId, kind: 'record', mailId: id };
  await queue.add(tenant, 'mail', work, startAfter ? { startAfter } : {});
  return id;
};
