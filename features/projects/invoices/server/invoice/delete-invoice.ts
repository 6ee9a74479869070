import { refused } from '#platform/contract/errors';
import type { AuditActor } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { SignedInCall } from '#platform/server/http/call';
import type { invoiceEndpoints } from '../../contract/index.ts';
import type { StoredInvoice } from './columns-sql-repository.ts';
import { saveInvoice } from './invoice-repository.ts';
import { lockInvoice } from './lock-invoice.ts';
import { replaceOccurrences } from './occurrences-repository.ts';
import { recordInvoiceChange } from './record-invoice-change.ts';

type Context = { tenant: Tenant; person: AuditActor; now: Date; wiring: { events: Events } };

type Draft = Pick<StoredInvoice, 'id' | 'special_project_id' | 'job_id' | 'building_id'>;

/** The tasks that the draft billed can be billed again. */
export const removeDraft = async (call: Context, draft: Draft): Promise<void> => {
  await replaceOccurrences(call.tenant, draft.id, []);
  await saveInvoice(call.tenant, draft.id, { deleted_at: call.now.toISOString() });
  await recordInvoiceChange(call, draft, { action: 'invoice.deleted', from: 'draft' });
};

type Call = SignedInCall<(typeof invoiceEndpoints)['deleteInvoice']>;

export const deleteInvoice = async (call: Call): Promise<{ id: number }> => {
  const invoice = await lockInvoice(call, call.params.id, call.query.updated_at);
  if (invoice.number !== null) throw refused('invoice_numbered');
  if (invoice.status !== 'draft') throw refused('invoice_not_draft');
  await removeDraft(call, invoice);
  return { id: invoice.id };
};
