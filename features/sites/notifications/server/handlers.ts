import { findJob } from '#features/sites/jobs/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { notificationEndpoints } from '../contract/index.ts';
import { listNotifications } from './bell/list-notifications.ts';
import { countUnread, markRead } from './bell/notification-repository.ts';
import { ringBell } from './bell/ring-bell.ts';
import { presentCommunication } from './communication/present-communication.ts';
import { setCommunicationPreference } from './communication/set-communication-preference.ts';
import { setCommunicationSettings } from './communication/set-communication-settings.ts';
import type { NotificationKind } from './notify/kind.ts';

export const notificationHandlers = (
  kinds: readonly NotificationKind[],
): Handlers<typeof notificationEndpoints> => ({
  listNotifications: listNotifications(kinds),
  readNotifications: async ({ body, tenant, person, wiring, now }) => {
    if (!body.ids && !body.all_up_to) throw invalid({ ids: ['read_nothing'], all_up_to: ['read_nothing'] });
    if (await markRead(tenant, { ids: body.ids, upTo: body.all_up_to }, now))
      await ringBell(wiring.events, tenant, person.userId, 'bell.read');
    return { unread: await countUnread(tenant) };
  },
  getCommunicationPreferences: async ({ query, tenant, person, now }) => {
    const jobId = query.jobId ?? null;
    if (jobId !== null && !(await findJob(tenant, jobId))) throw notFound();
    return presentCommunication(tenant, person, now, jobId);
  },
  setCommunicationPreference,
  setCommunicationSettings,
});
