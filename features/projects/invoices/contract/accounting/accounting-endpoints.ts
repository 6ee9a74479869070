import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../invoice/invoice-endpoints.ts';

export const accountingFormats = ['quickbooks', 'general'] as const;

export type AccountingFormat = (typeof accountingFormats)[number];

/** Maximum number of invoices in one file. QuickBooks Online reads at most 100 invoices and 1,000 rows of a file. */
export const maxAccounted = { quickbooks: 100, general: 200 } as const satisfies Record<
  AccountingFormat,
  number
>;

/** Maximum number of rows that QuickBooks Online reads of a file. */
export const maxQuickBooksRows = 1000;

export const accountingEndpoints = {
  exportToAccounting: endpoint({
    method: 'POST',
    path: '/special-project/invoices/accounting-export',
    summary:
      'Issued invoices as a file for the accounts, and marked as exported; again with a reason. For QuickBooks at most 100 and 1,000 rows',
    access: { all: [...readAccess.all, 'specialProjects.canTransitionInvoices', 'canExportData'] },
    body: z.strictObject({
      format: z.enum(accountingFormats),
      ids: z.array(field.id).min(1, 'required').max(maxAccounted.general),
      reason: field.comment.min(3, 'reason_required').optional(),
    }),
    answer: 'file',
    rate: 'export',
    audit: 'invoice.accounted',
  }),
};
