import type { Tenant } from '#platform/server/db/tenant';
import type { Queue } from '#platform/server/queue/queue';
import { afterQuietHours, nextDigest } from '../../contract/delivery-time.ts';
import { moveIntoMail } from '../bell/notification-repository.ts';
import type { Reader } from '../communication/preference-repository.ts';
import { claimWaitingMails, type NewMail, openWaitingMail } from './mail-repository.ts';

/** The mail for all that waits, at the time that the reader has chosen now. What was a digest stays one. */
const nextMail = (
  organizationId: number,
  { user_id: userId, delivery, zone }: Reader,
  { kind, now }: { kind: NewMail['kind']; now: Date },
): NewMail => {
  const whose = `${organizationId}-${userId}`;
  const moved = now.toISOString();
  if (delivery === 'instant') {
    const dueAt = afterQuietHours(now, zone);
    return { userId, kind, dueAt, messageId: `moved-${whose}-${dueAt.toISOString()}-${moved}` };
  }
  const { at } = nextDigest(delivery, now, zone);
  return { userId, kind: delivery, dueAt: at, messageId: `${delivery}-${whose}-${at.toISOString()}` };
};

/** Whoever chooses another way or time zone gets also what waits already in that way, and at that time. */
export const retimeWaitingMails = async (
  tenant: Tenant,
  queue: Queue,
  reader: Reader,
  now: Date,
): Promise<void> => {
  const waiting = await claimWaitingMails(tenant, reader.user_id, now);
  const [first] = waiting;
  if (!first) return;
  const { organizationId } = tenant;
  const mail = nextMail(organizationId, reader, { kind: first.kind, now });
  const opened = await openWaitingMail(tenant, mail);
  if (!opened) return;
  await moveIntoMail(
    tenant,
    waiting.map(({ id }) => id),
    opened.id,
  );
  const work = { organizationId, kind: 'notification', mailId: opened.id, userId: reader.user_id };
  await queue.add(tenant, 'mail', work, mail.dueAt > now ? { startAfter: mail.dueAt } : {});
};
