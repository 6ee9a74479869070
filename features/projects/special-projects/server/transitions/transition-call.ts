import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

/** `person` null: it follows from something else, such as a client's answer or an invoice. */
export type TransitionCall = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** What is said with a transition. */
export type TransitionInput = {
  note?: string | undefined;
  /** A new day, where the planned one has passed. */
  scheduled_date?: string | undefined;
  /** Confirms that what is not done is cancelled. */
  cancel_open_tasks?: boolean;
  /** When the work was done, where no tasks say so. */
  actual_service_date?: string | undefined;
  /** Whom a proposal goes to; without it the client's addresses for bills. */
  emails?: readonly string[];
};
