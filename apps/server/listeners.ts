import { notificationListener } from '#features/notifications/server';
import type { Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/jobs/queue';
import { notificationKinds } from './notification-kinds.ts';

/** What features do on events of others, gathered from them. */
export const listeners = (queue: Queue): readonly Listener[] => [
  notificationListener(notificationKinds, queue),
];
