import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { contactsOf } from '#features/sites/clients/server';
import { queueRecordMail } from '#features/sites/record-mail/server';
import { undoWait } from '#features/tasks/tasks/server';
import type { Event, Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { inspectionMailKind, subjectOf } from './inspection-mail-kind.ts';
import { clientToMail } from './mailed-client-repository.ts';

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
    const { client_language: locale } = settingsOf(await findOrganization(tenant));
    const recipients = contacts.slice(0, max).map(({ id, email, language }) => ({
      ...{ id, email: email ?? '', language: language ?? locale },
    }));
    const subject = subjectOf(locale, client);
    await queueRecordMail(tenant, queue, {
      ...{ entity: 'inspection', recordId: event.entityId, subject, message: '', locale },
      ...{ with_pdf: true, with_link: true, automatic: true },
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
