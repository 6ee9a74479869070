import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { invitationDays, loadInvited, makeInvitationLink } from './load-invited.ts';

const texts = {
  en: {
    subject: (organization: string) => `${organization} invites you`,
    text: (name: string, organization: string, inviter: string) =>
      `Hello ${name}, ${inviter} has added you to ${organization}. You’ll find your tasks and sites there.`,
    until: `The link works for ${invitationDays} days, once. After that you can ask for a new one on the same page.`,
    somebody: 'your company',
    button: 'Accept the invitation',
    reason: 'If you don’t know this company, you can ignore this email.',
  },
  es: {
    subject: (organization: string) => `Invitación de ${organization}`,
    text: (name: string, organization: string, inviter: string) =>
      `Hola, ${name}: ${inviter} le dio acceso a ${organization}. Allí encontrará sus tareas y sitios.`,
    until: `El enlace funciona una sola vez durante ${invitationDays} días. Después puede pedir otro en la misma página.`,
    somebody: 'su empresa',
    button: 'Aceptar la invitación',
    reason: 'Si no conoce esta empresa, puede ignorar este correo.',
  },
};

/** Mails to the address that the person has now; does nothing without one. */
export const sendInvitationMail = async (
  wiring: Wiring,
  work: { id: string; organizationId: number; userId: number },
): Promise<void> => {
  const { mail, config } = wiring;
  const invited = await loadInvited(wiring, work);
  if (!invited?.person.email) return;
  const { person, organization, color, inviter, locale } = invited;
  const url = await makeInvitationLink(wiring, work);
  const t = texts[locale];
  const subject = t.subject(organization);
  const envelope = {
    to: invited.person.email,
    subject: `${config.productName}: ${subject}`,
    messageId: `invitation-${work.id}`,
  };
  await sendEmail(mail, envelope, {
    locale,
    sender: organization,
    color,
    preview: subject,
    title: subject,
    paragraphs: [t.text(person.first_name, organization, inviter ?? t.somebody), t.until],
    button: { label: t.button, url },
    reason: t.reason,
  });
};
