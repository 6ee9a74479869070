import type { QueuePolicy } from 'pg-boss';

/** Created during migration, because the application role may not change the schema of the queue. */
export const queues = [
  'geocoding',
  'imports',
  'mail',
  'maintenance',
  'notifications',
  'papers',
  'periodic',
  'series',
  'sign-ins',
  'sms',
] as const;

/** Only one round of periodic work of an organization may wait or run at a time, whatever started it. Of geocoding, which
 * asks other systems, only one piece runs at a time in the whole installation. */
export const queuePolicies: Partial<Record<(typeof queues)[number], QueuePolicy>> = {
  geocoding: 'singleton',
  periodic: 'exclusive',
};

/** Workers per queue; by default one. Mail mostly waits for other machines, and one that hangs must not delay the
 * others. */
export const workersOf: Partial<Record<(typeof queues)[number], number>> = {
  mail: 5,
  notifications: 2,
  sms: 2,
};

/** How many pieces of work are fetched together; by default one. */
export const batchOf: Partial<Record<(typeof queues)[number], number>> = { notifications: 20 };
