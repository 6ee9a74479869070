import type { Tenant } from '../db/tenant.ts';
import type { queues } from './queues.ts';

export type QueueName = (typeof queues)[number];

/** Work carries the organization whose data it touches; `null` only for work that belongs to the installation. Work for one
 * person says who. */
export type Work = { organizationId: number | null; userId?: number } & Record<string, unknown>;

export type WorkOptions = {
  startAfter?: Date;
  /** In a queue that is exclusive: no second piece of work with this key while one waits or runs. */
  key?: string;
};

export type Queue = {
  /** Enqueued in the caller's transaction: it runs when, and only when, that commits. */
  add: (tenant: Tenant, queue: QueueName, work: Work, options?: WorkOptions) => Promise<void>;
  /** For work that no tenant transaction starts (a reset mail). */
  addAlone: (queue: QueueName, work: Work, options?: WorkOptions) => Promise<void>;
  /** Tries parked work once more, or forgets it, when the caller's transaction commits. */
  retry: (tenant: Tenant, queue: QueueName, id: string) => Promise<void>;
  discard: (tenant: Tenant, queue: QueueName, id: string) => Promise<void>;
};
