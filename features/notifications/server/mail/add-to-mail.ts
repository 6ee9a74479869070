import { lockMembership } from '#features/users/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { afterQuietHours, nextDigest } from '../../contract/delivery-time.ts';
import { putIntoMail } from '../bell/notification-repository.ts';
import type { Reader } from '../communication/preference-repository.ts';
import { findGatheringMail, gatheredBegins, type NewMail, openWaitingMail } from './mail-repository.ts';

type Letter = {
  reader: Reader;
  event: Event;
  notificationId: number;
  now: Date;
  /** Sent even to people with a digest and in the quiet hours, ten minutes after the first one, with all that come until then. */
  gathers: boolean;
  /** Does not wait for the end of the quiet hours, but for the digest of people who chose one. */
  urgent: boolean;
};

const gatheringTime = 10 * 60_000;

const mailOf = (
  organizationId: number,
  { reader, event, gathers, urgent }: Pick<Letter, 'reader' | 'event' | 'gathers' | 'urgent'>,
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
  if (gathers)
    return {
      ...own,
      messageId: `${gatheredBegins}${whose}-${event.id}`,
      dueAt: new Date(from.getTime() + gatheringTime),
    };
  if (delivery === 'instant') {
    const dueAt = urgent ? from : afterQuietHours(from, zone);
    // All notifications of the quiet hours go into one mail.
    return dueAt > from ? { ...own, messageId: `night-${whose}-${dueAt.toISOString()}`, dueAt } : own;
  }
  const { date, at } = nextDigest(delivery, from, zone);
  return { userId, kind: delivery, messageId: `${delivery}-${whose}-${date}`, dueAt: at };
};

/** The mail that gathers notifications for the person just now. Of two that look for it at once, one waits, or both would begin
 * one. */
const gatheringMail = async (tenant: Tenant, { reader, now }: Letter): Promise<NewMail | undefined> => {
  await lockMembership(tenant, reader.user_id);
  return findGatheringMail(tenant, reader.user_id, now);
};

/** Adds a notification to its mail: one of its own, one that gathers, or the next digest. */
export const addToMail = async (tenant: Tenant, queue: Queue, letter: Letter): Promise<void> => {
  const { reader, notificationId, now } = letter;
  const gathering = letter.gathers ? await gatheringMail(tenant, letter) : undefined;
  let mail = gathering ?? mailOf(tenant.organizationId, letter, now);
  let opened = await openWaitingMail(tenant, mail);
  // If this mail is being sent already, the notification goes into the next one, or into one of its own.
  if (!opened && mail.dueAt > now) {
    mail = mailOf(tenant.organizationId, letter, letter.gathers ? now : mail.dueAt);
    opened = await openWaitingMail(tenant, mail);
  }
  if (!opened) return;
  await putIntoMail(tenant, notificationId, opened.id);
  if (!opened.isNew) return;
  const { organizationId } = tenant;
  const work = { organizationId, kind: 'notification', mailId: opened.id, userId: reader.user_id };
  await queue.add(tenant, 'mail', work, mail.dueAt > now ? { startAfter: mail.dueAt } : {});
};
