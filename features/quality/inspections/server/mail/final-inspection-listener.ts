import { z } from 'zod';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { contactsOf } from '#features/sites/clients/server';
import { queueRecordMail } from '#features/sites/record-mail/server';
import { undoWait } from '#features/tasks/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event, Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { inspectionMailKind, subjectOf } from './inspection-mail-kind.ts';

const row = z.object({ client_id: z.int(), building_id: z.int(), number: z.int(), site: z.string() });

/** The client of an inspection, where its contacts get inspections as they become final and this one is for them. */
const clientToMail = async (
  tenant: Tenant,
  inspectionId: number,
): Promise<z.infer<typeof row> | undefined> => {
  const [found] = await tenant.query({
    name: 'inspection-client-to-mail',
    text: `select c.id as client_id, t.building_id, t.number, j.job_name as site
      from inspections t
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join clients c on c.organization_id = $1 and c.id = j.client_id and c.mail_final_inspections
      where t.organization_id = $1 and t.id = $2 and t.visibility = 'public' and t.deleted_at is null`,
    values: [tenant.organizationId, inspectionId],
    row,
  });
  return found;
};

/** Most contacts that get one mail. */
const max = 20;

const isFinal = ({ data }: Event): boolean =>
  data.transition === 'finalize' || data.transition === 'end_tasks' || data.transition === 'expire';

/** Mails a final inspection to clients that asked for it. The end of a task may be undone at once, so the mail waits that long,
 * and is sent only if the inspection is still final. */
export const finalInspectionListener = (queue: Queue): Listener => ({
  events: ['inspection.moved'],
  hear: async (tenant, event, events) => {
    if (!isFinal(event)) return;
    const client = await clientToMail(tenant, event.entityId);
    if (!client) return;
    const contacts = (await contactsOf(tenant, [client.client_id], client.building_id)).filter(
      ({ email, receives, email_refused_at: refused }) => email && receives.inspections && !refused,
    );
    if (contacts.length === 0) return;
    const { client_language: locale } = settingsOf(await loadOrganization(tenant));
    const recipients = contacts.slice(0, max).map(({ id, email, language }) => ({
      id,
      email: email ?? '',
      language: language ?? locale,
    }));
    const subject = subjectOf(locale, client);
    await queueRecordMail(tenant, queue, {
      entity: 'inspection',
      recordId: event.entityId,
      subject,
      message: '',
      locale,
      with_pdf: true,
      with_link: true,
      automatic: true,
      emails: recipients.map(({ email }) => email),
      contacts: new Map(recipients.map(({ email, ...contact }) => [email.toLowerCase(), contact])),
      otherLanguage: locale,
      startAfter: new Date(event.at.getTime() + undoWait),
    });
    const system = { tenant, person: null, now: event.at, wiring: { events } };
    await inspectionMailKind.onQueued(system, event.entityId, {
      subject,
      emails: recipients.map(({ email }) => email),
    });
  },
});
