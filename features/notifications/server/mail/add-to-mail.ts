import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { afterQuietHours, nextDigest } from '../../contract/delivery-time.ts';
import { putIntoMail } from '../bell/notification-repository.ts';
import type { Reader } from '../communication/preference-repository.ts';
import { type NewMail, openWaitingMail } from './mail-repository.ts';

type Letter = {
  reader: Reader;
  event: Event;
  notificationId: number;
  now: Date;
  /** Neither a digest nor the night holds it up. */
  atOnce: boolean;
  /** Not held up by the night; a digest is what the person chose. */
  urgent: boolean;
};

const mailOf = (
  organizationId: number,
  { reader, event, atOnce, urgent }: Pick<Letter, 'reader' | 'event' | 'atOnce' | 'urgent'>,
  from: Date,
): NewMail => {
  const { user_id: userId, delivery, zone } = reader;
  const whose = `${organizationId}-${userId}`;
  const own = {
    userId,
    kind: 'instant',
    messageId: `notification-${whose}-${event.id}`,
    dueAt: from,
  } as const;
  if (atOnce) return own;
  if (delivery === 'instant') {
    const dueAt = urgent ? from : afterQuietHours(from, zone);
    // What a night holds up arrives in one mail, not in thirty.
    return dueAt > from ? { ...own, messageId: `night-${whose}-${dueAt.toISOString()}`, dueAt } : own;
  }
  const { date, at } = nextDigest(delivery, from, zone);
  return { userId, kind: delivery, messageId: `${delivery}-${whose}-${date}`, dueAt: at };
};

/** Adds a notification to its mail: one of its own, or the next digest. */
export const addToMail = async (tenant: Tenant, queue: Queue, letter: Letter): Promise<void> => {
  const { reader, notificationId, now } = letter;
  let mail = mailOf(tenant.organizationId, letter, now);
  let opened = await openWaitingMail(tenant, mail);
  // The next one, or one of its own, where this is being sent already.
  if (!opened && mail.dueAt > now) {
    mail = mailOf(tenant.organizationId, letter, mail.dueAt);
    opened = await openWaitingMail(tenant, mail);
  }
  if (!opened) return;
  await putIntoMail(tenant, notificationId, opened.id);
  if (!opened.isNew) return;
  const { organizationId } = tenant;
  const work = { organizationId, kind: 'notification', mailId: opened.id, userId: reader.user_id };
  await queue.add(tenant, 'mail', work, mail.dueAt > now ? { startAfter: mail.dueAt } : {});
};
