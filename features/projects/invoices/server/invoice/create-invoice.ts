import { findProject } from '#features/projects/special-projects/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { loadBilling } from '../billed/load-billing.ts';
import { draftInvoice } from './draft-invoice.ts';
import { findByClientUuid } from './invoice-repository.ts';
import { presentInvoice } from './present-invoice.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['createInvoice']>;

export const createInvoice = async (call: Call): Promise<Invoice> => {
  const { tenant, person, now } = call;
  const { special_project_id, client_uuid, ...fields } = call.body;
  if (!(await findProject(tenant, person, special_project_id, { lock: true }))) throw notFound();
  const known = client_uuid && (await findByClientUuid(tenant, client_uuid));
  if (known) {
    if (known.created_by !== person.userId) throw invalid({ client_uuid: ['invalid_ids'] });
    return presentInvoice(call, known.id);
  }
  const billing = await loadBilling(tenant, special_project_id, now);
  return presentInvoice(call, await draftInvoice(call, billing, fields, client_uuid));
};
