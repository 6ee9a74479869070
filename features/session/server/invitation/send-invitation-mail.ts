import { findOrganization } from '#features/organizations/server';
import { findMembership } from '#features/users/server';
import type { Locale } from '#platform/contract/fields';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { findLoginRecord } from '../identity-repository.ts';
import { hashToken, newToken } from '../login/tokens.ts';
import { createInvitation } from './invitation-repository.ts';

/** How long the link of an invitation is good. */
export const invitationDays = 7;

const day = 24 * 3_600_000;

const texts = {
  en: {
    subject: (organization: string) => `${organization} invites you`,
    text: (name: string, organization: string, inviter: string) =>
      `Hello ${name}, ${inviter} has added you to ${organization}. There you find your tasks and sites.`,
    until: `The link works for ${invitationDays} days, once. After that you can ask for a new one on the same page.`,
    somebody: 'your company',
    button: 'Accept the invitation',
    reason: 'If you don’t know this company, you can ignore this email.',
  },
  es: {
    subject: (organization: string) => `${organization} lo invita`,
    text: (name: string, organization: string, inviter: string) =>
      `Hola, ${name}: ${inviter} lo agregó a ${organization}. Allí encontrará sus tareas y sitios.`,
    until: `El enlace funciona una sola vez durante ${invitationDays} días. Después puede pedir otro en la misma página.`,
    somebody: 'su empresa',
    button: 'Aceptar la invitación',
    reason: 'Si no conoce esta empresa, puede ignorar este correo.',
  },
};

type Invited = { organization: string; firstName: string; email: string; inviter: string | null };

/** Undefined for a person who has joined meanwhile, or is gone. */
const findInvited = (
  { database }: Wiring,
  { organizationId, userId }: { organizationId: number; userId: number },
): Promise<Invited | undefined> =>
  database.withTenant(systemScope(organizationId), async (tenant) => {
    const person = await findMembership(tenant, userId);
    if (person?.status !== 'invited') return undefined;
    const inviter = person.invited_by === null ? undefined : await findMembership(tenant, person.invited_by);
    const { name } = await findOrganization(tenant);
    return {
      organization: name,
      firstName: person.first_name,
      email: person.email,
      inviter: inviter?.name ?? null,
    };
  });

/** The link is made here, so that no queue keeps it: a repeated mail has a new one, and the old one is void. */
export const sendInvitationMail = async (
  wiring: Wiring,
  work: { id: string; organizationId: number; userId: number },
): Promise<void> => {
  const { database, mail, config, clock } = wiring;
  const invited = await findInvited(wiring, work);
  const login = await findLoginRecord(database.identity, work.userId);
  if (!invited || !login) return;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + invitationDays * day);
  await createInvitation(database.identity, { ...work, tokenHash: hashToken(token), expiresAt });
  const locale: Locale = login.locale;
  const t = texts[locale];
  const { organization, firstName, email, inviter } = invited;
  const subject = t.subject(organization);
  const envelope = {
    to: email,
    subject: `${config.productName}: ${subject}`,
    messageId: `invitation-${work.id}`,
  };
  await sendEmail(mail, envelope, {
    locale,
    sender: organization,
    preview: subject,
    title: subject,
    paragraphs: [t.text(firstName, organization, inviter ?? t.somebody), t.until],
    button: { label: t.button, url: `${config.publicUrl}/signup?token=${token}` },
    reason: t.reason,
  });
};
