import { lockMembership } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { afterQuietHours, nextDigest } from '../../contract/delivery-time.ts';
import { putIntoMail } from '../bell/notification-repository.ts';
import type { Reader } from '../communication/preference-repository.ts';
import { gatheredBegins, loadGatheringMail, type NewMail, openWaitingMail } from './mail-repository.ts';

type Letter = {
  reader: Reader;
  event: Event;
  notificationId: number;
  now: Date;
  /** Sent even to people with a digest and in the quiet hours, ten minutes after the first one, with all that come until then. */
  fixed: boolean;
  /** Outside of digests and quiet hours it waits as long for all others that gather under this name. */
  gathers: string | undefined;
  /** Does not wait for the end of the quiet hours, but for the digest of people who chose one. */
  urgent: boolean;
};

const gatheringTime = 10 * 60_000;

/** What the Message-ID of a mail begins with that gathers this letter. */
const beginningOf = ({ fixed, gathers }: Pick<Letter, 'fixed' | 'gathers'>): string =>
  fixed ? gatheredBegins : `together-${gathers}-`;

const mailOf = (
  organizationId: number,
  letter: Pick<Letter, 'reader' | 'event' | 'fixed' | 'gathers' | 'urgent'>,
  from: Date,
): NewMail => {
  const { reader, event, fixed, urgent } = letter;
  const { user_id: userId, delivery, zone } = reader;
  const whose = `${organizationId}-${userId}`;
  const own = {
    userId,
    kind: 'instant',
    messageId: `notification-${whose}-${event.id}`,
    dueAt: from,
  } as const;
  const gathered = {
    ...own,
    messageId: `${beginningOf(letter)}${whose}-${event.id}`,
    dueAt: new Date(from.getTime() + gatheringTime),
  };
  if (fixed) return gathered;
  if (delivery === 'instant') {
    const dueAt = urgent ? from : afterQuietHours(from, zone);
    // All notifications of the quiet hours go into one mail.
    if (dueAt > from) return { ...own, messageId: `night-${whose}-${dueAt.toISOString()}`, dueAt };
    return letter.gathers === undefined ? own : gathered;
  }
  const { at } = nextDigest(delivery, from, zone);
  return { userId, kind: delivery, messageId: `${delivery}-${whose}-${at.toISOString()}`, dueAt: at };
};

/** The mail that gathers notifications for the person just now. Of two that look for it at once, one waits, or both would begin
 * one. */
const gatheringMail = async (tenant: Tenant, letter: Letter): Promise<NewMail | undefined> => {
  const { reader, fixed, gathers, now } = letter;
  if (!fixed && (gathers === undefined || reader.delivery !== 'instant')) return undefined;
  await lockMembership(tenant, reader.user_id);
  return loadGatheringMail(tenant, reader.user_id, beginningOf(letter), now);
};

/** Adds a notification to its mail: one of its own, one that gathers, or the next digest. */
export const addToMail = async (tenant: Tenant, queue: Queue, letter: Letter): Promise<void> => {
  const { reader, notificationId, now } = letter;
  const gathering = await gatheringMail(tenant, letter);
  let mail = gathering ?? mailOf(tenant.organizationId, letter, now);
  let opened = await openWaitingMail(tenant, mail);
  // If this mail is being sent already, the notification goes into the next one, or into one of its own.
  if (!opened && mail.dueAt > now) {
    const again = letter.fixed || gathering !== undefined;
    mail = mailOf(tenant.organizationId, letter, again ? now : mail.dueAt);
    opened = await openWaitingMail(tenant, mail);
  }
  if (!opened) return;
  await putIntoMail(tenant, notificationId, opened.id);
  if (!opened.isNew) return;
  const { organizationId } = tenant;
  const work = { organizationId, kind: 'notification', mailId: opened.id, userId: reader.user_id };
  await queue.add(tenant, 'mail', work, mail.dueAt > now ? { startAfter: mail.dueAt } : {});
};
