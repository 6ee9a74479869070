import { loadProject } from '#features/projects/special-projects/server';
import { notFound } from '#platform/contract/errors';
import { sum } from '#platform/contract/money';
import { holds } from '#platform/contract/transitions';
import type { SignedInCall } from '#platform/server/http/call';
import { type invoiceEndpoints, nextDraft, type ProjectBilling } from '../../contract/index.ts';
import { billingHindrance } from '../invoice/draft-invoice.ts';
import { presentRow } from '../invoice/present-row.ts';
import { invoiceRows } from '../list/invoice-rows-repository.ts';
import { loadBilling } from './load-billing.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['getProjectBilling']>;

/** What was billed of a project. Sums are subtotals, because the price of a project is before tax. */
export const getProjectBilling = async (call: Call): Promise<ProjectBilling> => {
  const { tenant, person, now, params } = call;
  if (!(await loadProject(tenant, person, params.projectId))) throw notFound();
  const billing = await loadBilling(tenant, params.projectId, now);
  const { project, terms, invoices, tasks, today } = billing;
  const hindrance = billingHindrance(billing);
  const rows = await invoiceRows(tenant, invoices.map(({ id }) => id).toReversed());
  const { id, number, title, status, client_id, client_name, price } = project;
  return {
    special_project: { id, number, title, status, client: { id: client_id, name: client_name } },
    invoice_type: terms?.invoice_type ?? null,
    price: price === null ? null : price / 100,
    billed: sum(invoices.map(({ subtotal }) => subtotal)) / 100,
    left: terms ? nextDraft(terms, invoices, tasks, today).left / 100 : 0,
    invoices: rows.map((row) => presentRow(row, now)),
    hindrance,
    can_create: hindrance === null && holds(person, 'specialProjects.canCreateInvoice'),
  };
};
