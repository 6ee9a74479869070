import type { Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/jobs/queue';

/** What features do on events of others, gathered from them. */
export const listeners = (_queue: Queue): readonly Listener[] => [];
