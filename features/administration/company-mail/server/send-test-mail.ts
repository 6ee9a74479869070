import { randomUUID } from 'node:crypto';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { countOrThrow, type Throttle } from '#features/accounts/session/server';
import { refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { EmailContent } from '#platform/server/mail/content/email-content';
import { messageOf } from '#platform/server/mail/content/send-email';
import { type MailTrial, tryMail } from '#platform/server/mail/try-mail';
import type { companyMailEndpoints } from '../contract/index.ts';
import { loadMailTest, saveMailTest } from './mail-test-repository.ts';

const words = {
  en: {
    subject: (company: string) => `Test email from ${company}`,
    title: 'Your emails are being sent',
    paragraphs: [
      'This is how reports, invoices and notifications of your company arrive, from this sender.',
      'If it was in the spam folder, look at the records of the sender’s domain on the page that sent it.',
    ],
    reason: (company: string) => `You get this email because ${company} tested whether its emails arrive.`,
  },
  es: {
    subject: (company: string) => `Correo de prueba de ${company}`,
    title: 'Sus correos se envían',
    paragraphs: [
      'Así llegan los reportes, las facturas y las notificaciones de su empresa, con este remitente.',
      'Si estaba en la carpeta de correo no deseado, revise los registros del dominio del remitente en la página desde la que se envió.',
    ],
    reason: (company: string) => `Recibe este correo porque ${company} probó si sus correos llegan.`,
  },
};

type Company = { name: string; primary_brand_color: string | null };

const testLetter = (locale: Locale, company: Company): { subject: string; content: EmailContent } => {
  const { subject, title, paragraphs, reason } = words[locale];
  return {
    subject: subject(company.name),
    content: {
      locale,
      sender: company.name,
      color: company.primary_brand_color,
      preview: paragraphs[0] ?? title,
      title,
      paragraphs,
      reason: reason(company.name),
    },
  };
};

type Endpoint = (typeof companyMailEndpoints)['sendTestMail'];

/** Milliseconds. A person waits for the answer. */
const patience = 10_000;

/** Tests of one organization in an hour: a mail server that gets more may take them for spam. */
const perHour = 5;

/** Two with one key at the same moment would both leave: the second one is refused. One that comes later gets the kept answer.
 * Minutes longer than a mail server may take. */
const claimOf = (key: string | undefined, organizationId: number, userId: number): Throttle[] =>
  key ? [{ key: `mail-test:${organizationId}:${userId}:${key}`, failures: 1, minutes: 1 }] : [];

/** The mail server may take seconds, so it is asked outside of a transaction. */
export const sendTestMail = preparedHandler<Endpoint, MailTrial>({
  prepare: async ({ wiring, person, body, locale, request }) => {
    const { config, database, log } = wiring;
    const { organizationId, userId } = person;
    if (!config.smtpUrl) throw refused('mail_server_missing');
    await countOrThrow(database.identity, [
      ...claimOf(request.header('Idempotency-Key'), organizationId, userId),
      { key: `mail-tests:${organizationId}`, failures: perHour, minutes: 60 },
    ]);
    const organization = await database.withTenant(scopeOf(person), loadOrganization);
    const { subject, content } = testLetter(locale, organization);
    const replyTo = settingsOf(organization).public_contact.email;
    const messageId = `mail-test-${organizationId}-${randomUUID()}`;
    const message = messageOf({ to: body.email, replyTo, subject, messageId }, content);
    const trial = await tryMail(config.smtpUrl, config, message, patience);
    log.info({ organizationId, ...trial }, 'test mail');
    return trial;
  },
  run: async ({ tenant, person, body, now }, { outcome, reply }) => {
    await saveMailTest(tenant, { sent_to: body.email, outcome, reply, at: now, by: person.userId });
    await writeAudit(tenant, person, {
      action: 'company-mail.tested',
      entity: 'organization',
      entityId: tenant.organizationId,
      to: outcome,
      note: body.email,
    });
    const saved = await loadMailTest(tenant);
    if (!saved) throw new Error('a test mail that was not kept');
    return saved;
  },
});
