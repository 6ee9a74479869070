import { findProject } from '#features/projects/special-projects/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { invoiceEndpoints, ProposedInvoice } from '../../contract/index.ts';
import { findInvoice } from '../invoice/invoice-repository.ts';
import { leftFor, presentFields } from '../invoice/present-invoice.ts';
import { loadBilling } from './load-billing.ts';
import { proposeInvoice } from './propose-invoice.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['getNextDraft']>;

/** The oldest draft of the project, else what would come next. */
export const getNextDraft = async (call: Call): Promise<ProposedInvoice> => {
  const { tenant, person, now, params } = call;
  if (!(await findProject(tenant, person, params.projectId))) throw notFound();
  const billing = await loadBilling(tenant, params.projectId, now);
  const draft = billing.invoices.find(({ status }) => status === 'draft');
  const found = draft && (await findInvoice(tenant, person, draft.id));
  if (!found) return proposeInvoice(tenant, billing);
  return { id: found.id, ...presentFields(found), left: await leftFor(tenant, found, now) };
};
