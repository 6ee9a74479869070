import { z } from 'zod';
import { loadMembership } from '#features/accounts/access/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { OpenCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { hashToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { loadLoginRecord } from '../identity-repository.ts';
import { countFailure, countOrThrow } from '../login/throttle-repository.ts';
import { loadInvitation } from './invitation-repository.ts';

const row = z.object({ user_id: z.int(), email: z.string() });

/** The person who sent the invitation if still active and allowed to invite, else at most `max` others who are. */
const loadInviters = (
  tenant: Tenant,
  invitedBy: number | null,
  max: number,
): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    text: `select m.user_id, m.email from memberships m
      where m.organization_id = $1 and m.status = 'active' and m.deleted_at is null and m.license = 'full'
        and m.email is not null
        and exists (select from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id and 'admin.canAddUser' = any(r.flags))
      order by (m.user_id = $2) desc nulls last, m.created_at, m.user_id
      limit case when exists (select from memberships i where i.organization_id = $1 and i.user_id = $2
        and i.status = 'active' and i.deleted_at is null and i.email is not null) then 1 else $3::int end`,
    values: [tenant.organizationId, invitedBy, max],
    row,
  });

/** Maximum number of people who are asked when the person who invited is no longer there. */
const maxAsked = 3;

/** Gives the same answer for every token, so that it reveals nothing. Sends at most two requests per invitation and hour. */
export const renewInvitation = async (call: OpenCall<(typeof sessionEndpoints)['renewInvitation']>) => {
  const { database, queue } = call.wiring;
  const { identity } = database;
  await countOrThrow(identity, [
    { key: `invitation-wanted-address:${call.request.address}`, failures: 20, minutes: 15 },
  ]);
  const found = await loadInvitation(identity, hashToken(call.body.token));
  if (found && !found.good) {
    const { organization_id: organizationId, user_id: userId } = found;
    const throttle = { key: `invitation-wanted:${organizationId}:${userId}`, failures: 2, minutes: 60 };
    if (!(await countFailure(identity, throttle))) {
      await queue.addAlone('mail', { organizationId, kind: 'invitation-wanted', userId });
    }
  }
  return { message: call.say({ code: 'invitation_wanted' }) };
};

const texts = {
  en: {
    subject: (name: string) => `${name} asks for a new invitation`,
    text: (name: string, organization: string) =>
      `The invitation of ${name} to ${organization} has expired. You can send a new one with one click.`,
    button: 'Open the invitation',
    reason: 'You get this email because you may invite people.',
  },
  es: {
    subject: (name: string) => `${name} pide una invitación nueva`,
    text: (name: string, organization: string) =>
      `Venció la invitación de ${name} a ${organization}. Puede enviar otra con un solo clic.`,
    button: 'Abrir la invitación',
    reason: 'Recibe este correo porque usted puede invitar a personas.',
  },
};

/** Asks the person who invited, or else others who may invite, to send a new link. */
export const sendInvitationWantedMail = async (
  { database, mail, config }: Wiring,
  work: { id: string; organizationId: number; userId: number },
): Promise<void> => {
  const asked = await database.withTenant(systemScope(work.organizationId), async (tenant) => {
    const person = await loadMembership(tenant, work.userId);
    if (person?.status !== 'invited') return undefined;
    return {
      name: person.name ?? '',
      organization: (await loadOrganization(tenant)).name,
      inviters: await loadInviters(tenant, person.invited_by, maxAsked),
    };
  });
  if (!asked) return;
  for (const { user_id, email } of asked.inviters) {
    const { locale = 'en' } = (await loadLoginRecord(database.identity, user_id)) ?? {};
    const t = texts[locale];
    const subject = t.subject(asked.name);
    const envelope = {
      to: email,
      subject: `${config.productName}: ${subject}`,
      messageId: `invitation-wanted-${work.id}-${user_id}`,
    };
    await sendEmail(mail, envelope, {
      locale,
      sender: config.productName,
      preview: subject,
      title: subject,
      paragraphs: [t.text(asked.name, asked.organization)],
      button: { label: t.button, url: `${config.publicUrl}/admin/user/${work.userId}/invite` },
      reason: t.reason,
    });
  }
};
