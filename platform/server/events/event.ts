import type { Tenant } from '../db/tenant.ts';

export type NewEvent = {
  /** Feature and what happened, in the past tense: `task.moved`. */
  name: string;
  entity: string;
  entityId: number;
  /** People who see this job may be notified; null: everybody in the organization. */
  jobId: number | null;
  /** Null when the system did it. */
  actorUserId: number | null;
  /** What a listener can no longer read: the earlier status, the reason. */
  data?: Record<string, unknown>;
};

/** `id` increases with every event of the installation. */
export type Event = Required<NewEvent> & { id: number; at: Date };

/** What a feature does on events of other features, in their transaction: keeps an invariant, or adds work to a
 * queue. What it changes it tells through `events`. */
export type Listener = {
  /** Names of the events it handles. */
  events: readonly string[];
  hear: (tenant: Tenant, event: Event, events: Events) => Promise<void>;
};

export type Events = {
  /** Writes the event and runs its listeners, in the caller's transaction. */
  publish: (tenant: Tenant, event: NewEvent) => Promise<void>;
};
