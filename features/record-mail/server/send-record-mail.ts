import { flagRefusedAddress } from '#features/clients/server';
import { findOrganization } from '#features/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { MailRefused } from '#platform/server/mail/mail';
import { letterOf } from './letter-of.ts';
import type { RecordMailKind } from './record-mail-kind.ts';
import {
  findRecordMail,
  type Recipient,
  type RecordMailRow,
  saveRecipients,
} from './record-mail-repository.ts';

type Work = { organizationId: number; mailId: number };

type Kinds = Readonly<Record<string, RecordMailKind>>;

const isWaiting = ({ state }: Recipient): boolean => state === 'waiting';

const stateAs = (mail: RecordMailRow, which: (one: Recipient) => boolean, state: Recipient['state']) =>
  mail.recipients.map((one) => (which(one) ? { ...one, state } : one));

/** What all letters of this mail say; undefined when the record is not for clients any more. */
const prepare = (wiring: Wiring, kinds: Kinds, { organizationId, mailId }: Work) =>
  wiring.database.withTenant(systemScope(organizationId), async (tenant) => {
    const mail = await findRecordMail(tenant, mailId);
    const kind = mail && Object.hasOwn(kinds, mail.entity) ? kinds[mail.entity] : undefined;
    if (!mail || !kind || !mail.recipients.some(isWaiting)) return undefined;
    const { record_id: id, locale, automatic, with_link } = mail;
    const letter = await kind.letter(tenant, id, { locale, automatic });
    if (!letter) {
      await saveRecipients(tenant, mail.id, stateAs(mail, isWaiting, 'dropped'));
      return undefined;
    }
    const url = with_link ? await kind.link({ tenant, wiring, now: wiring.clock.now() }, id) : null;
    const organization = await findOrganization(tenant);
    return { mail, kind, content: letterOf(mail, letter, organization.name, url) };
  });

const keepState = async (
  tenant: Tenant,
  mailId: number,
  email: string,
  state: Recipient['state'],
  now: Date,
): Promise<void> => {
  const mail = await findRecordMail(tenant, mailId);
  if (!mail) return;
  await saveRecipients(
    tenant,
    mailId,
    stateAs(mail, (one) => one.email === email, state),
  );
  if (state === 'refused') await flagRefusedAddress(tenant, email, now);
};

/** To one address after the other. One that is refused for good holds up nobody; at another fault the queue tries again
 * what still waits. */
export const sendRecordMail = async (wiring: Wiring, work: Work, kinds: Kinds): Promise<void> => {
  const prepared = await prepare(wiring, kinds, work);
  if (!prepared) return;
  const { mail, kind, content } = prepared;
  const { organizationId } = work;
  const attachments = mail.with_pdf
    ? [await kind.pdf(wiring, organizationId, mail.record_id, mail.locale)]
    : [];
  for (const [at, { email, state }] of mail.recipients.entries()) {
    if (state !== 'waiting') continue;
    const messageId = `record-${organizationId}-${mail.id}-${at}`;
    const outcome = await sendEmail(
      wiring.mail,
      { to: email, subject: mail.subject, messageId, attachments },
      content,
    ).then(
      () => 'sent' as const,
      (error: unknown) => {
        if (error instanceof MailRefused) return 'refused' as const;
        throw error;
      },
    );
    await wiring.database.withTenant(systemScope(organizationId), (tenant) =>
      keepState(tenant, mail.id, email, outcome, wiring.clock.now()),
    );
  }
};
