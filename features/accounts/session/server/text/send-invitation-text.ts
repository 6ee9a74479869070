import type { Wiring } from '#platform/server/http/wiring';
import { toE164 } from '#platform/server/sms/phone-number';
import { invitationDays, loadInvited, makeInvitationLink } from '../invitation/load-invited.ts';

const texts = {
  en: (organization: string, url: string) =>
    `${organization} invites you. Open this link within ${invitationDays} days and choose a password: ${url}`,
  es: (organization: string, url: string) =>
    `${organization} le envía una invitación. Abra este enlace en los próximos ${invitationDays} días y elija una contraseña: ${url}`,
};

/** Only for people without an address. A person who has got one in the meantime was mailed another invitation. */
export const sendInvitationText = async (
  wiring: Wiring,
  work: { organizationId: number; userId: number },
): Promise<void> => {
  const invited = await loadInvited(wiring, work);
  if (!wiring.sms || invited?.person.email !== null) return;
  const to = toE164(invited.person.phone);
  if (!to) return;
  const url = await makeInvitationLink(wiring, work);
  await wiring.sms.send({ to, text: texts[invited.locale](invited.organization, url) });
};
