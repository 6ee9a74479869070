import { findEvent } from '#platform/server/events/event-repository';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { kindOf, type NotificationKind } from '../kind.ts';
import { insertNotification } from '../notification-repository.ts';
import { recipientsOf } from '../recipients.ts';
import { addToMail } from './add-to-mail.ts';

export type NotifyWork = { organizationId: number; eventId: number };

/** Tells everybody concerned of one event, each person once, however often the work is repeated. */
export const notify = async (
  { database, clock, queue }: Pick<Wiring, 'database' | 'clock' | 'queue'>,
  kinds: readonly NotificationKind[],
  { organizationId, eventId }: NotifyWork,
): Promise<void> => {
  const now = clock.now();
  await database.withTenant(systemScope(organizationId), async (tenant) => {
    const event = await findEvent(tenant, eventId);
    if (!event) return;
    const notice = await kindOf(kinds, event)?.notice(tenant, event);
    if (!notice) return;
    for (const reader of await recipientsOf(tenant, event, notice, now)) {
      const kind = reader.byMail ? notice.kind : (notice.bell?.kind ?? notice.kind);
      const notificationId = await insertNotification(tenant, reader.user_id, event, { ...notice, kind });
      if (notificationId === undefined || !reader.byMail) continue;
      await addToMail(tenant, queue, { reader, event, notificationId, now });
    }
  });
};
