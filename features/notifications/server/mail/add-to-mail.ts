import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { afterQuietHours, nextDigest } from '../../contract/delivery-time.ts';
import { putIntoMail } from '../bell/notification-repository.ts';
import type { Reader } from '../communication/preference-repository.ts';
import { type NewMail, openWaitingMail } from './mail-repository.ts';

const mailOf = (organizationId: number, reader: Reader, event: Event, from: Date): NewMail => {
  const { user_id: userId, delivery, zone } = reader;
  const whose = `${organizationId}-${userId}`;
  if (delivery === 'instant') {
    const dueAt = afterQuietHours(from, zone);
    return { userId, kind: delivery, messageId: `notification-${whose}-${event.id}`, dueAt };
  }
  const { date, at } = nextDigest(delivery, from, zone);
  return { userId, kind: delivery, messageId: `${delivery}-${whose}-${date}`, dueAt: at };
};

/** Adds a notification to its mail: one of its own, or the next digest. */
export const addToMail = async (
  tenant: Tenant,
  queue: Queue,
  { reader, event, notificationId, now }: { reader: Reader; event: Event; notificationId: number; now: Date },
): Promise<void> => {
  let mail = mailOf(tenant.organizationId, reader, event, now);
  let opened = await openWaitingMail(tenant, mail);
  if (!opened && mail.kind !== 'instant') {
    mail = mailOf(tenant.organizationId, reader, event, mail.dueAt);
    opened = await openWaitingMail(tenant, mail);
  }
  if (!opened) return;
  await putIntoMail(tenant, notificationId, opened.id);
  if (!opened.isNew) return;
  const { organizationId } = tenant;
  const work = { organizationId, kind: 'notification', mailId: opened.id, userId: reader.user_id };
  await queue.add(tenant, 'mail', work, mail.dueAt > now ? { startAfter: mail.dueAt } : {});
};
