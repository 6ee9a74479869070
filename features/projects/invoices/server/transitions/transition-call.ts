import type { BodyOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Queue } from '#platform/server/queue/queue';
import type { invoiceEndpoints } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import type { InvoiceSet } from '../invoice/invoice-repository.ts';

export type TransitionCall = {
  tenant: Tenant;
  person: Person;
  now: Date;
  wiring: { events: Events; queue: Queue };
};

/** The input of a transition. */
export type Said = Omit<
  BodyOf<(typeof invoiceEndpoints)['transitionInvoice']>,
  'transition' | 'email' | 'updated_at'
>;

/** What a transition does besides the status: the columns that change and what the history says. `keepsStatus` overrides
 * the status of the table. */
export type Outcome = {
  set: InvoiceSet;
  changes?: Record<string, [unknown, unknown]>;
  keepsStatus?: boolean;
  /** The year of an invoice that is issued. */
  issuedIn?: number;
};

export type Effect = (call: TransitionCall, invoice: StoredInvoice, said: Said) => Promise<Outcome>;
