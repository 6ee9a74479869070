import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { flagRefusedAddress } from '#features/sites/clients/server';
import { type OpenedStop, openMailStop } from '#features/sites/mail-stops/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailContent } from '#platform/server/mail/content/email-content';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { type MailAttachment, MailRefused } from '#platform/server/mail/mail';
import type { Letter, RecordMailKind } from './record-mail-kind.ts';
import {
  loadRecordMail,
  type Recipient,
  type RecordMailRow,
  saveRecipients,
} from './record-mail-repository.ts';

const reasons = {
  en: (organization: string, sender: string | null) =>
    sender
      ? `${sender} at ${organization} sent you this email.`
      : `You get this email because ${organization} sends you finished reports.`,
  es: (organization: string, sender: string | null) =>
    sender
      ? `${sender} de ${organization} le envió este correo.`
      : `Recibe este correo porque ${organization} le envía los reportes terminados.`,
};

type Sender = { name: string; primary_brand_color: string | null };

/** The letter in its language, with the sender's own message. */
const letterOf = (
  { message, sender, automatic }: RecordMailRow,
  { title, facts, button, page, reason }: Letter,
  { locale, organization, url: link }: { locale: Locale; organization: Sender; url: string | null },
): EmailContent => {
  const url = link ?? page;
  return {
    locale,
    sender: organization.name,
    color: organization.primary_brand_color,
    preview: message.slice(0, 120) || title,
    title,
    paragraphs: message === '' ? [] : message.split(/\n{2,}/),
    facts,
    ...(url ? { button: { label: button, url } } : {}),
    reason: (automatic ? reason : undefined) ?? reasons[locale](organization.name, automatic ? null : sender),
  };
};

type Work = { organizationId: number; mailId: number };

type Kinds = Readonly<Record<string, RecordMailKind>>;

const isWaiting = ({ state }: Recipient): boolean => state === 'waiting';

const stateAs = (mail: RecordMailRow, which: (one: Recipient) => boolean, state: Recipient['state']) =>
  mail.recipients.map((one) => (which(one) ? { ...one, state } : one));

type Letters = ReadonlyMap<Locale, { subject: string; content: EmailContent }>;

/** Who gets the answer of a recipient: whoever sent the mail, or the company. */
const answeredBy = (mail: RecordMailRow, organization: { settings: unknown }): string | null =>
  (mail.automatic ? null : mail.sender_email) ?? settingsOf(organization).public_contact.email;

/** Writes the letters of this mail in the languages of the recipients who wait; undefined when the record may no longer be
 * sent to clients. A subject that was offered is written in each language; the sender's own subject stays. */
const writeLetters = (wiring: Wiring, kinds: Kinds, { organizationId, mailId }: Work) =>
  wiring.database.withTenant(systemScope(organizationId), async (tenant) => {
    const mail = await loadRecordMail(tenant, mailId);
    const kind = mail && Object.hasOwn(kinds, mail.entity) ? kinds[mail.entity] : undefined;
    if (!mail || !kind || !mail.recipients.some(isWaiting)) return undefined;
    const { record_id: id, automatic, with_link } = mail;
    const now = wiring.clock.now();
    const letterIn = (locale: Locale) => kind.letter(tenant, id, { locale, automatic, now });
    const offered = await letterIn(mail.locale);
    if (!offered) {
      await saveRecipients(tenant, mail.id, stateAs(mail, isWaiting, 'dropped'));
      return undefined;
    }
    const link = with_link ? kind.link : null;
    const url = link ? await link({ tenant, wiring, now }, id) : null;
    const organization = await loadOrganization(tenant);
    const letters = new Map<Locale, { subject: string; content: EmailContent }>();
    for (const locale of new Set(mail.recipients.filter(isWaiting).map((one) => one.locale))) {
      const letter = (await letterIn(locale)) ?? offered;
      letters.set(locale, {
        subject: mail.subject === offered.subject ? letter.subject : mail.subject,
        content: letterOf(mail, letter, { locale, organization, url }),
      });
    }
    return { mail, kind, letters, replyTo: answeredBy(mail, organization) };
  });

/** The papers of these languages, one after the other. */
const papersOf = async (
  wiring: Wiring,
  { mail, kind, letters }: { mail: RecordMailRow; kind: RecordMailKind; letters: Letters },
  organizationId: number,
): Promise<ReadonlyMap<Locale, MailAttachment>> => {
  const papers = new Map<Locale, MailAttachment>();
  if (!mail.with_pdf) return papers;
  for (const locale of letters.keys())
    papers.set(locale, await kind.pdf(wiring, organizationId, mail.record_id, locale));
  return papers;
};

const saveState = async (
  tenant: Tenant,
  mailId: number,
  email: string,
  state: Recipient['state'],
  now: Date,
): Promise<void> => {
  const mail = await loadRecordMail(tenant, mailId);
  if (!mail) return;
  await saveRecipients(
    tenant,
    mailId,
    stateAs(mail, (one) => one.email === email, state),
  );
  if (state === 'refused') await flagRefusedAddress(tenant, email, now);
};

/** What the recipient of a mail that is sent by itself has stopped; undefined for mails that a person sends. */
const stopOf = async (
  wiring: Wiring,
  organizationId: number,
  { mail, kind }: { mail: RecordMailRow; kind: RecordMailKind },
  email: string,
): Promise<OpenedStop | undefined> => {
  const { repeats } = kind;
  if (!mail.automatic || !repeats) return undefined;
  return wiring.database.withTenant(systemScope(organizationId), (tenant) =>
    openMailStop({ tenant, wiring }, repeats, { email }),
  );
};

/** Sends to one address after the other. An address that is refused for good does not stop the others; after any other
 * failure the queue tries again with the recipients that still wait. */
export const sendRecordMail = async (wiring: Wiring, work: Work, kinds: Kinds): Promise<void> => {
  const written = await writeLetters(wiring, kinds, work);
  if (!written) return;
  const { mail, letters, replyTo } = written;
  const { organizationId } = work;
  const thread = `${mail.entity}-${organizationId}-${mail.record_id}`;
  const keepState = (email: string, state: Recipient['state']) =>
    wiring.database.withTenant(systemScope(organizationId), (tenant) =>
      saveState(tenant, mail.id, email, state, wiring.clock.now()),
    );
  const papers = await papersOf(wiring, written, organizationId);
  for (const [at, { email, state, locale }] of mail.recipients.entries()) {
    const letter = letters.get(locale);
    if (state !== 'waiting' || !letter) continue;
    const stop = await stopOf(wiring, organizationId, written, email);
    if (stop?.stopped) {
      await keepState(email, 'stopped');
      continue;
    }
    const content = stop ? { ...letter.content, stop: stop.link(locale) } : letter.content;
    const messageId = `record-${organizationId}-${mail.id}-${at}`;
    const paper = papers.get(locale);
    const outcome = await sendEmail(
      wiring.mail,
      { to: email, replyTo, thread, subject: letter.subject, messageId, attachments: paper ? [paper] : [] },
      content,
    ).then(
      () => 'sent' as const,
      (error: unknown) => {
        if (error instanceof MailRefused) return 'refused' as const;
        throw error;
      },
    );
    await keepState(email, outcome);
  }
};
