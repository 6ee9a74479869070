import type { BodyOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Queue } from '#platform/server/queue/queue';
import type { Outcome } from '#platform/server/transitions/transition-engine';
import type { InvoiceStatus, invoiceEndpoints } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import type { InvoiceSet } from '../invoice/invoice-repository.ts';

export type TransitionCall = {
  tenant: Tenant;
  person: Person;
  now: Date;
  wiring: { events: Events; queue: Queue };
};

/** The input of a transition. */
export type TransitionBody = Omit<
  BodyOf<(typeof invoiceEndpoints)['transitionInvoice']>,
  'transition' | 'email' | 'updated_at'
>;

export type Effect = (
  call: TransitionCall,
  invoice: StoredInvoice,
  input: TransitionBody,
) => Promise<Outcome<InvoiceStatus, InvoiceSet>>;
