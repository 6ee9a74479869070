import type { Tenant } from '../db/tenant.ts';
import type { queues } from './queues.ts';

export type QueueName = (typeof queues)[number];

/** Work names the organization whose data it touches; `null` for work of the whole installation. Work for one person
 * also names that person. */
export type Work = { organizationId: number | null; userId?: number } & Record<string, unknown>;

export type WorkOptions = {
  startAfter?: Date;
  /** In an exclusive queue: no second piece of work with this key is added while one waits or runs. */
  key?: string;
};

export type Queue = {
  /** Adds work in the caller's transaction: it runs if, and only if, that commits. */
  add: (tenant: Tenant, queue: QueueName, work: Work, options?: WorkOptions) => Promise<void>;
  /** For work that is not started in a tenant transaction, such as a mail to reset a password. */
  addAlone: (queue: QueueName, work: Work, options?: WorkOptions) => Promise<void>;
  /** Runs parked work again, or discards it, when the caller's transaction commits. */
  retry: (tenant: Tenant, queue: QueueName, id: string) => Promise<void>;
  discard: (tenant: Tenant, queue: QueueName, id: string) => Promise<void>;
};
