import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { invoiceTransitions } from '../transitions/transitions.ts';
import { invoice, projectBilling, proposedInvoice } from './invoice.ts';
import { invoiceFields, paid } from './invoice-fields.ts';

export const readAccess = { all: ['hasAccessSpecialProjects', 'specialProjects.canViewInvoices'] } as const;

const ofProject = z.strictObject({ projectId: field.id });

export const invoiceEndpoints = {
  getInvoice: endpoint({
    method: 'GET',
    path: '/special-project/invoice/{id}',
    summary: 'One invoice, with its payments and what the caller may do',
    access: readAccess,
    params: field.idParams,
    answer: invoice,
  }),
  getNextDraft: endpoint({
    method: 'GET',
    path: '/special-project/invoice/next-draft/{projectId}',
    summary: 'What comes next on an invoice of a project: its draft, or a proposal that is not saved',
    access: { all: [...readAccess.all, 'specialProjects.canCreateInvoice'] },
    params: ofProject,
    answer: proposedInvoice,
  }),
  getProjectBilling: endpoint({
    method: 'GET',
    path: '/special-project/{projectId}/billing',
    summary: 'The invoices of a project, and what is left of its price',
    access: readAccess,
    params: ofProject,
    answer: projectBilling,
  }),
  createInvoice: endpoint({
    method: 'POST',
    path: '/special-project/invoice',
    summary: 'Draft an invoice; a repeat with the same client_uuid answers the one that exists',
    access: { all: [...readAccess.all, 'specialProjects.canCreateInvoice'] },
    body: z.strictObject({
      special_project_id: field.id,
      ...invoiceFields,
      client_uuid: field.clientUuid.optional(),
    }),
    answer: invoice,
    rate: 'write',
    audit: 'invoice.created',
  }),
  updateInvoice: endpoint({
    method: 'PUT',
    path: '/special-project/invoice/{id}',
    summary: 'Save a draft',
    access: { all: [...readAccess.all, 'specialProjects.canUpdateInvoices'] },
    params: field.idParams,
    body: z.strictObject({ ...invoiceFields, updated_at: field.updatedAt }),
    answer: invoice,
    rate: 'write',
    audit: 'invoice.updated',
  }),
  deleteInvoice: endpoint({
    method: 'DELETE',
    path: '/special-project/invoice/{id}',
    summary: 'Delete a draft that never had a number',
    access: { all: [...readAccess.all, 'specialProjects.canDeleteInvoices'] },
    params: field.idParams,
    query: z.strictObject({ updated_at: field.updatedAt.optional() }),
    answer: field.idParams,
    rate: 'write',
    audit: 'invoice.deleted',
  }),
  transitionInvoice: endpoint({
    method: 'POST',
    path: '/special-project/invoice/{id}/transition',
    summary: 'Issue it, record a payment, give it up, reopen it, or make it a draft again',
    access: { all: [...readAccess.all, 'specialProjects.canTransitionInvoices'] },
    params: field.idParams,
    body: z.strictObject({
      transition: z.enum(invoiceTransitions.names),
      note: field.longText.optional(),
      /** The day of a payment; today when left out. */
      paid_at: field.date.optional(),
      /** Dollars of a payment; all that is open when left out. */
      amount: paid.optional(),
      payment_reference: field.oneLine.max(100, 'character_limit_exceeded').optional(),
      /** With mark-paid: confirms that a payment of an amount and reference that is there already came once more. */
      confirm_repeated: z.boolean().optional(),
      /** With revert-to-draft: confirms that the invoice was already exported to the accounts. */
      confirm_exported: z.boolean().optional(),
      /** With issue: also emails it to the usual recipients. */
      email: z.boolean().optional(),
      updated_at: field.updatedAt.optional(),
    }),
    answer: invoice,
    rate: 'write',
    audit: 'invoice.moved',
  }),
  voidInvoicePayment: endpoint({
    method: 'POST',
    path: '/special-project/invoice/{id}/payment/{paymentId}/void',
    summary: 'A payment no longer counts, as when a check bounced; it stays visible with the reason',
    access: { all: [...readAccess.all, 'specialProjects.canTransitionInvoices'] },
    params: z.strictObject({ id: field.id, paymentId: field.id }),
    body: z.strictObject({
      note: field.longText.min(3, 'reason_required'),
      updated_at: field.updatedAt.optional(),
    }),
    answer: invoice,
    rate: 'write',
    audit: 'invoice.payment-voided',
  }),
  getInvoicePdf: endpoint({
    method: 'GET',
    path: '/special-project/invoice/{id}/pdf',
    summary: 'The invoice on paper: as it was issued, or a draft marked as one',
    access: { all: [...readAccess.all, 'specialProjects.canDownloadInvoicePdf'] },
    params: field.idParams,
    query: z.strictObject({ language: field.locale.optional() }),
    answer: 'file',
    rate: 'export',
  }),
};
