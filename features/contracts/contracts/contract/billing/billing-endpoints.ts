import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { termsFlags } from '../endpoints.ts';
import { month } from '../statement/month.ts';
import { billingRun } from './billing-run.ts';

const write = { access: { all: ['admin.canEditContract'] }, rate: 'write' } as const;

export const billingEndpoints = {
  getBillingRun: endpoint({
    method: 'GET',
    path: '/contracts/billing-run',
    summary: 'The invoices of all contracts in force in a month, with what differs from the month before',
    access: { any: termsFlags },
    query: z.strictObject({ month: month.optional() }),
    answer: billingRun,
  }),
  approveBillingRun: endpoint({
    ...write,
    method: 'POST',
    path: '/contracts/billing-run/approve',
    summary: 'Keep the invoices of a month as they were seen; refused when they have changed meanwhile',
    body: z.strictObject({ month, total: z.number() }),
    answer: billingRun,
    audit: 'billing-run.approved',
  }),
  correctBillingRun: endpoint({
    ...write,
    method: 'POST',
    path: '/contracts/billing-run/correct',
    summary:
      'Bill or credit with the next month by how much an approved invoice differs from the one of today',
    body: z.strictObject({
      month,
      contract_id: field.id,
      /** As it was seen; refused when it has changed meanwhile. */
      amount: z.number(),
      reason: field.comment.min(3),
    }),
    answer: billingRun,
    audit: 'billing-run.corrected',
  }),
  exportBillingRun: endpoint({
    ...write,
    method: 'POST',
    path: '/contracts/billing-run/export',
    summary: 'The approved invoices of a month as a file, once; again with a reason',
    body: z.strictObject({ month, reason: field.comment.min(3).optional() }),
    answer: 'file',
    rate: 'export',
    audit: 'billing-run.exported',
  }),
};
