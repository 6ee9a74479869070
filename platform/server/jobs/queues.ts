import type { QueuePolicy } from 'pg-boss';

/** Created when the database is migrated: the application role has no right to change its schema. */
export const queues = ['imports', 'mail', 'maintenance', 'notifications', 'rounds', 'series'] as const;

/** One round of an organization waits or runs at a time, whatever started it. */
export const queuePolicies: Partial<Record<(typeof queues)[number], QueuePolicy>> = { rounds: 'exclusive' };

/** Mail waits for other machines, most of the time; one that hangs must not hold up the others. */
export const workersOf: Partial<Record<(typeof queues)[number], number>> = { mail: 5, notifications: 2 };

/** Pieces of short work that are fetched together: one fetch a second would be one piece a second. */
export const batchOf: Partial<Record<(typeof queues)[number], number>> = { notifications: 20 };
