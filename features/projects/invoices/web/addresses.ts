import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { invoiceList } from './list/invoice-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  billing: '/special-project/$specialProjectId/billing',
  invoice: '/special-project/billing/$invoiceId',
  edit: '/special-project/billing/$invoiceId/edit',
  statement: '/special-project/billing/client/$clientId',
} as const;

export const billingHref = (projectId: number): string => `/special-project/${projectId}/billing`;

export const invoiceHref = (id: number): string => `/special-project/billing/${id}`;

export const editHref = (id: number): string => `/special-project/billing/${id}/edit`;

export const statementHref = (
  clientId: number,
  period: { range?: string | undefined; from?: string | undefined; to?: string | undefined } = {},
): string => `/special-project/billing/client/${clientId}${searchText(period)}`;

export const receivablesHref = '/special-projects/dashboard?view=receivables';

/** The list of invoices with exactly these filters. */
export const invoicesHref = (search: Partial<z.input<typeof invoiceList.schema>> = {}): string =>
  `/special-projects/dashboard${searchText({ view: 'invoices', ...search })}`;
