import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { ClientContact } from '#features/sites/clients/contract';
import { contactsOf, type LoadLockedContacts, lockedContacts } from '#features/sites/clients/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { OfferedContact, RecordMailEndpoints } from '../contract/index.ts';
import { queueRecordMail } from './queue-record-mail.ts';
import type { MailedRecord, RecordMailKind } from './record-mail-kind.ts';
import { loadRecordMail, mailsOfRecord, presentSent } from './record-mail-repository.ts';

type Locks = Readonly<Record<string, LoadLockedContacts>>;

/** The contacts who can get the record. If a contact who gets such records is locked, by a mark or by an agreement, the
 * contact must get them. */
const offeredContacts = async (
  tenant: Tenant,
  { receives }: Pick<RecordMailKind, 'receives'>,
  { clientId, buildingId }: MailedRecord,
  locks: Locks,
): Promise<{ contacts: OfferedContact[]; language: Locale }> => {
  const contacts = await contactsOf(tenant, [clientId], buildingId ?? undefined);
  const locked = await lockedContacts(locks, tenant, contacts);
  const { client_language: language } = settingsOf(await loadOrganization(tenant));
  const offered = contacts.flatMap(({ id, name, email, receives: gets, ...contact }: ClientContact) =>
    email === null
      ? []
      : [
          {
            id,
            name,
            email,
            receives: gets[receives],
            refused_at: contact.email_refused_at,
            language: contact.language ?? language,
            locked: gets[receives] && locked.has(id),
          },
        ],
  );
  return { contacts: offered, language };
};

/** Handlers of the two calls of a kind; features also use them within calls of their own. */
export type RecordMailHandlers = {
  [K in keyof RecordMailEndpoints]: (
    call: SignedInCall<RecordMailEndpoints[K]>,
  ) => Promise<AnswerOf<RecordMailEndpoints[K]>>;
};

/** The two calls of `recordMailEndpoints`, for records of one kind. */
export const recordMailHandlers = (
  entity: string,
  kind: RecordMailKind,
  locks: Locks,
): RecordMailHandlers => ({
  recipients: async (call) => {
    const { tenant, params } = call;
    const record = await kind.require(call, params.id);
    return {
      contacts: (await offeredContacts(tenant, kind, record, locks)).contacts,
      subject: record.subject,
      addresses: [...(record.addresses ?? [])],
      linked: kind.link !== null,
      sent: (await mailsOfRecord(tenant, entity, record.id ?? params.id)).map(presentSent),
    };
  },
  send: async (call) => {
    const { tenant, params, body, wiring, locale } = call;
    const record = await kind.require(call, params.id);
    const recordId = record.id ?? params.id;
    const { contacts, language: ofCompany } = await offeredContacts(tenant, kind, record, locks);
    const { language, updated_at, ...mail } = kind.link
      ? body
      : { ...body, with_pdf: true, with_link: false };
    const wanted = new Set(mail.emails.map((email) => email.toLowerCase()));
    const missing = contacts.find(({ locked, email }) => locked && !wanted.has(email.toLowerCase()));
    if (missing)
      throw invalid({ emails: [{ code: 'email_contractual_missing', values: { name: missing.name } }] });
    const id = await queueRecordMail(tenant, wiring.queue, {
      ...mail,
      entity,
      recordId,
      locale,
      automatic: false,
      contacts: new Map(
        contacts.map(({ id, email, language: own }) => [
          email.toLowerCase(),
          { id, language: language ?? own },
        ]),
      ),
      otherLanguage: language ?? ofCompany,
    });
    await kind.onQueued(call, recordId, { subject: mail.subject, emails: mail.emails, updated_at });
    const kept = await loadRecordMail(tenant, id);
    if (!kept) throw new Error('a mail that was not kept');
    return presentSent(kept);
  },
});
