import { z } from 'zod';
import { seesAllJobs } from '#features/accounts/access/contract';
import { loadMembership, rightsOf } from '#features/accounts/access/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import { loadLoginRecord } from '#features/accounts/session/server';
import type { Listener } from '#platform/server/events/event';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import type { Queue } from '#platform/server/queue/queue';
import { type Holding, holdingKinds } from '../../contract/index.ts';
import type { Access } from '../leaving/former-access.ts';
import { grantedAccess, type Holdings, holdingsOf } from '../leaving/holdings.ts';
import { peopleTexts } from '../texts.ts';

const texts = {
  en: {
    subject: (organization: string) => `Your work at ${organization}`,
    text: 'This was assigned to you while your invitation was open. From now on, you get an email when something changes.',
    button: 'Open the app',
    reason: (organization: string) => `You get this email because you joined ${organization}.`,
  },
  es: {
    subject: (organization: string) => `Su trabajo en ${organization}`,
    text: 'Esto se le asignó mientras su invitación estaba pendiente. A partir de ahora recibirá un correo cuando algo cambie.',
    button: 'Abrir la aplicación',
    reason: (organization: string) => `Recibe este correo porque se unió a ${organization}.`,
  },
};

/** Until the invitation is accepted, its person is notified of nothing; then of everything at once. */
export const joinedListener = (queue: Queue): Listener => ({
  events: ['user.joined'],
  hear: (tenant, { entityId: userId }) =>
    queue.add(tenant, 'mail', { organizationId: tenant.organizationId, kind: 'joined', userId }),
});

export const joinedWork = z.object({ organizationId: z.int(), userId: z.int() });

type Work = z.output<typeof joinedWork>;

const readInForce = async (
  { database, clock }: Wiring,
  { organizationId, userId }: Work,
  holdings: Holdings,
  access: Access,
) => {
  const found = await database.withTenant(systemScope(organizationId), async (tenant) => {
    const [member, rights] = [await loadMembership(tenant, userId), await rightsOf(tenant, userId)];
    return { member, rights, organization: await loadOrganization(tenant) };
  });
  const { member, rights, organization } = found;
  if (!member || !rights || member.email === null) return undefined;
  const isViewer = rights.license === 'viewer';
  const scope = { organizationId, userId, seesAllJobs: seesAllJobs(rights.flags), isViewer };
  const held = await database.withTenant(scope, async (tenant) => {
    const person = { userId, flags: rights.flags, timeZone: organization.time_zone };
    const call = { tenant, person, now: clock.now() };
    return [...(await holdingsOf(holdings, call, userId)), ...(await grantedAccess(access, call, userId))];
  });
  return { held, email: member.email, organization };
};

/** Tells a person who has joined what was given to them before, in one mail; nothing if that is nothing. */
export const sendJoinedMail = async (
  wiring: Wiring,
  work: Work & { id: string },
  holdings: Holdings,
  access: Access,
): Promise<void> => {
  const read = await readInForce(wiring, work, holdings, access);
  if (!read || read.held.length === 0) return;
  const { held, email, organization } = read;
  const locale = (await loadLoginRecord(wiring.database.identity, work.userId))?.locale ?? 'en';
  const [own, t] = [texts[locale], peopleTexts(locale)];
  const factOf = ({ kind: kindName, total, named }: Holding) => {
    const kind = holdingKinds.find((known) => known === kindName) ?? 'tasks';
    const more = total - named.length;
    const rest = more > 0 ? [t('leave.more', { count: more })] : [];
    return {
      label: t(`leave.${kind}`, { count: total }),
      value: [...named.map(({ label }) => label), ...rest].join(', '),
    };
  };
  const subject = own.subject(organization.name);
  await sendEmail(
    wiring.mail,
    { to: email, subject, messageId: `joined-${work.id}` },
    {
      locale,
      sender: organization.name,
      color: organization.primary_brand_color,
      preview: subject,
      title: subject,
      paragraphs: [own.text],
      facts: held.map(factOf),
      button: { label: own.button, url: wiring.config.publicUrl },
      reason: own.reason(organization.name),
    },
  );
};
