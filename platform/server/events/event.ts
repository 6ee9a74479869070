import type { Tenant } from '../db/tenant.ts';

export type NewEvent = {
  /** Feature and what happened, in the past: `task.moved`. */
  name: string;
  entity: string;
  entityId: number;
  /** Whoever sees this job may hear of it; null: everybody in the organization. */
  jobId: number | null;
  /** Null when the system did it. */
  actorUserId: number | null;
  /** What a listener cannot read later: the status before, the reason. */
  data?: Record<string, unknown>;
};

/** `id` grows with every event of the installation. */
export type Event = Required<NewEvent> & { id: number; at: Date };

/** What a feature does on events of others, in their transaction: keep an invariant, or add work to a queue. */
export type Listener = {
  /** Names of events. */
  hears: readonly string[];
  hear: (tenant: Tenant, event: Event) => Promise<void>;
};

export type Events = {
  /** Writes the event and runs its listeners, all in the caller's transaction. */
  publish: (tenant: Tenant, event: NewEvent) => Promise<void>;
};
