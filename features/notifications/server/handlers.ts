import { findJob } from '#features/jobs/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { notificationEndpoints } from '../contract/index.ts';
import { listNotifications } from './actions/list-notifications.ts';
import { setCommunicationPreference } from './actions/set-communication-preference.ts';
import { setCommunicationSettings } from './actions/set-communication-settings.ts';
import type { NotificationKind } from './kind.ts';
import { countUnread, markRead } from './notification-repository.ts';
import { presentCommunication } from './present-communication.ts';
import { ringBell } from './ring-bell.ts';

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
